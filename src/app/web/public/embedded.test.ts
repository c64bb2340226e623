import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { answerHost } from './embedded.ts';

/** As much of a browser as the script asks of one; `told`: what it says to the website around, and to which origin. */
const embeddedPage = () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const told: [said: unknown, origin: string][] = [];
  const parent = { postMessage: (said: unknown, origin: string) => told.push([structuredClone(said), origin]) };
  const html = { classList: { add: (name: string) => classes.push(name) }, dataset: {} as Record<string, string> };
  const classes: string[] = [];
  let dialog: object | null = null;
  runInNewContext(answerHost, {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    parent,
    ResizeObserver: class {
      observe(): void {}
    },
    document: {
      documentElement: html,
      body: { getBoundingClientRect: () => ({ height: 700.2 }) },
      querySelector: () => dialog,
    },
  });
  return {
    told,
    classes,
    shown: html.dataset,
    parent,
    happen: (name: string, event: object = {}) => listeners.get(name)?.(event),
    openDialog: () => void (dialog = {}),
  };
};
const host = 'https://www.studio.de';

test('an embedded page says hello to anybody, and nothing else before it is answered', () => {
  const page = embeddedPage();
  page.happen('DOMContentLoaded');
  page.happen('reveal', { detail: { top: 1, bottom: 2 } });
  page.happen('keydown', { key: 'Escape' });
  expect(page.told).toEqual([[{ fotobooking: { hello: true } }, '*']]);
  expect(page.classes).toEqual(['embedded']);
});

test('once answered by the website around it, it speaks to that origin alone', () => {
  const page = embeddedPage();
  page.happen('message', { source: page.parent, origin: host, data: 'fotobooking:inline' });
  expect(page.shown).toEqual({ embedded: 'inline' });
  page.happen('reveal', { detail: { top: 1, bottom: 2 } });
  page.happen('keydown', { key: 'a' });
  page.happen('keydown', { key: 'Escape', defaultPrevented: true });
  page.happen('keydown', { key: 'Escape' });
  // Its height comes before what is to be seen of it.
  expect(page.told.slice(1)).toEqual([
    [{ fotobooking: { height: 701 } }, host],
    [{ fotobooking: { height: 701 } }, host],
    [{ fotobooking: { reveal: { top: 1, bottom: 2 } } }, host],
    [{ fotobooking: { close: true } }, host],
  ]);
  page.openDialog();
  page.happen('keydown', { key: 'Escape' });
  expect(page.told).toHaveLength(5);
});

test('others are not answered: another window, another word', () => {
  const page = embeddedPage();
  page.happen('message', { source: {}, origin: 'https://evil.example', data: 'fotobooking:inline' });
  for (const data of [null, undefined, 7, {}, 'fotobooking', 'fotobooking:hello', 'xfotobooking:inline'])
    page.happen('message', { source: page.parent, origin: host, data });
  expect(page.shown).toEqual({});
  expect(page.told).toHaveLength(1);
});
