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
