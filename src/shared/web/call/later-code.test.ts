import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { laterCode } from './later-code.ts';

const code = { Calendar: ({ month }: { readonly month: string }) => `the calendar of ${month}` };

const shownNow = (later: ReturnType<typeof laterCode<typeof code>>): string =>
  renderToString(
    createElement(
      Suspense,
      { fallback: 'a moment' },
      createElement(
        later.component(({ Calendar }) => Calendar),
        { month: 'May' },
      ),
    ),
  );

test('code that has arrived is rendered at once, and a placeholder only before (PUB-104)', async () => {
  const later = laterCode(() => Promise.resolve(code));
  expect(shownNow(later)).toContain('a moment');
  await later.load();
  expect(shownNow(later)).toBe('<!--$-->the calendar of May<!--/$-->');
});

test('code that could not be loaded is loaded again (PUB-104)', async () => {
  let loads = 0;
  const later = laterCode(() => (++loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(code)));
  await expect(later.load()).rejects.toThrow('offline');
  expect(await later.load()).toBe(code);
  expect(shownNow(later)).toContain('May');
});

test('code that the browser never asks for again at its address is asked for at another one (PUB-104)', async () => {
  const address = 'http://127.0.0.1:8000/assets/public/later-steps-x.js';
  const failed = new Error('No steps', {
    cause: new TypeError(`Failed to fetch dynamically imported module: ${address}`),
  });
  const asked: string[] = [];
  let isOnline = false;
  const later = laterCode(
    () => Promise.reject<typeof code>(failed),
    (at) => (asked.push(at), isOnline ? Promise.resolve(code) : Promise.reject(new Error('offline'))),
  );
  await expect(later.load()).rejects.toBe(failed);
  expect(asked).toEqual([]);
  // What is thrown is always the error of the code's own import.
  await expect(later.load()).rejects.toBe(failed);
  isOnline = true;
  expect(await later.load()).toBe(code);
  expect(asked).toEqual([`${address}?again=1`, `${address}?again=2`]);
  expect(later.arrived()).toBe(code);
});

test('a browser that tells no address is asked for the same code again (PUB-104)', async () => {
  const asked: string[] = [];
  const later = laterCode(
    () => Promise.reject<typeof code>(new TypeError('Importing a module script failed.')),
    (at) => (asked.push(at), Promise.resolve(code)),
  );
  await expect(later.load()).rejects.toThrow('Importing');
  await expect(later.load()).rejects.toThrow('Importing');
  expect(asked).toEqual([]);
});
