import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { embeddedScript } from './embedded.ts';

/**
 * The parts of a browser that the script uses. `posted`: the messages to the surrounding website and their target
 * origins.
 */
const embeddedPage = () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const posted: [said: unknown, origin: string][] = [];
  const scrolled: string[] = [];
  const parent = { postMessage: (said: unknown, origin: string) => posted.push([structuredClone(said), origin]) };
  class Element {
    getBoundingClientRect = () => ({ top: 300, bottom: 420, height: 700.2 });
    scrollIntoView(_how?: object): void {
      scrolled.push('element');
    }
  }
  let dialog: object | null = null;
  const browser = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    scrollTo: (_where: object) => void scrolled.push('page'),
    parent,
    Element,
    ResizeObserver: class {
      observe(): void {}
    },
    document: { body: new Element(), querySelector: () => dialog },
  };
  runInNewContext(embeddedScript, browser);
  return {
    posted,
    scrolled,
    parent,
    happen: (name: string, event: object = {}) => listeners.get(name)?.(event),
    scrollToTop: () => browser.scrollTo({ top: 0 }),
    scrollIntoView: (how?: object) => new Element().scrollIntoView(how),
    openDialog: () => void (dialog = {}),
  };
};
const host = 'https://www.studio.de';
const height = [{ fotobooking: { height: 701 } }, host];
const revealed = (part: object) => [{ fotobooking: { reveal: part } }, host];

test('an embedded page sends a hello to any origin, and nothing else before a reply', () => {
  const page = embeddedPage();
  page.happen('DOMContentLoaded');
  page.scrollToTop();
  page.scrollIntoView();
  page.happen('keydown', { key: 'Escape' });
  expect(page.posted).toEqual([[{ fotobooking: { hello: true } }, '*']]);
  expect(page.scrolled).toEqual(['page', 'element']);
});

test('after the reply of the surrounding website it sends messages to that origin only', () => {
  const page = embeddedPage();
  page.happen('message', { source: page.parent, origin: host, data: 'fotobooking:window' });
  page.happen('keydown', { key: 'a' });
  page.happen('keydown', { key: 'Escape', defaultPrevented: true });
  page.happen('keydown', { key: 'Escape' });
  expect(page.posted.slice(1)).toEqual([height, [{ fotobooking: { close: true } }, host]]);
  page.openDialog();
  page.happen('keydown', { key: 'Escape' });
  expect(page.posted).toHaveLength(3);
});

test('in a window it scrolls itself; inline it asks the website to scroll', () => {
  const inWindow = embeddedPage();
  inWindow.happen('message', { source: inWindow.parent, origin: host, data: 'fotobooking:window' });
  inWindow.scrollToTop();
  inWindow.scrollIntoView();
  expect(inWindow.scrolled).toEqual(['page', 'element']);
  const page = embeddedPage();
  page.happen('message', { source: page.parent, origin: host, data: 'fotobooking:inline' });
  page.scrollToTop();
  page.scrollIntoView();
  page.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  expect(page.scrolled).toEqual([]);
  // The height is sent before the area to reveal.
  expect(page.posted.slice(2)).toEqual([
    height,
    revealed({ top: 0, bottom: 0, block: 'nearest', smooth: false }),
    height,
    revealed({ top: 300, bottom: 420, block: 'start', smooth: false }),
    height,
    revealed({ top: 300, bottom: 420, block: 'nearest', smooth: true }),
  ]);
});

test('replies of other windows and other messages are ignored', () => {
  const page = embeddedPage();
  page.happen('message', { source: {}, origin: 'https://evil.example', data: 'fotobooking:inline' });
  for (const data of [null, undefined, 7, {}, 'fotobooking', 'fotobooking:hello', 'xfotobooking:inline'])
    page.happen('message', { source: page.parent, origin: host, data });
  page.scrollToTop();
  expect(page.scrolled).toEqual(['page']);
  expect(page.posted).toHaveLength(1);
});
