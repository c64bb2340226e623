import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '#shared/kernel/language.ts';
import { followPresses } from '#shared/web/press/press.ts';
import { type Answers, type StubServer, startStubServer } from './stub-server.ts';

/** What a test may choose about a screen or page that it opens. */
export interface Opening {
  /** What this studio answers otherwise than a new one. */
  readonly answers?: Answers;
  readonly language?: Language;
}

interface Play {
  /** The address of the window, from the path on. */
  readonly path: string;
  readonly css: string;
  readonly answers: Answers;
  readonly language: Language;
  readonly render: () => Promise<{ readonly app: ReactNode; readonly end?: () => void }>;
}

/** A screen or page that was opened. */
export interface Stage extends StubServer {
  /** Where the page led the browser, and `reload`. The browser stays. */
  readonly left: readonly string[];
}

followPresses();

const left: string[] = [];
let isPlaying = false;

// A page that leads away would end the test.
navigation.addEventListener('navigate', (event) => {
  if (!isPlaying || !event.cancelable || event.hashChange || event.destination.sameDocument) return;
  const { pathname, search, origin } = new URL(event.destination.url);
  left.push(
    event.navigationType === 'reload' ? 'reload' : (origin === location.origin ? '' : origin) + pathname + search,
  );
  event.preventDefault();
});

/** The window of every test that sets no other (vitest.screens.config.ts). */
const desktop = { width: 1280, height: 720 };

const ends: (() => Promise<void>)[] = [];

/** Questions and messages outlive the application that showed them. */
const closeMessages = async (): Promise<void> => {
  const button = () =>
    document.querySelector<HTMLElement>('[role=alertdialog] button') ??
    document.querySelector<HTMLElement>('[aria-live] [data-tone] button:last-child');
  for (let tries = 20; tries > 0 && button(); tries--) {
    button()?.click();
    await new Promise((resolve) => void setTimeout(resolve, 0));
  }
};

/** Before each test. The hooks are in set-up-screens.ts: this module is loaded once for all files of a worker. */
export const startEmpty = (): void => {
  left.length = 0;
  localStorage.clear();
  sessionStorage.clear();
};

/** After each test. */
export const endPlays = async (): Promise<void> => {
  for (const end of ends.splice(0).toReversed()) await end();
  if (innerWidth !== desktop.width || innerHeight !== desktop.height)
    await page.viewport(desktop.width, desktop.height);
};

/** Keeps what the page would save on this computer, by its name: a test of a screen has nowhere to save it. */
export const keepDownloads = (): readonly string[] => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
};

const sheets = new Map<string, CSSStyleSheet>();

/** A style sheet whose fonts have arrived: those of a page are asked for when it is drawn, and move it when they arrive. */
const sheetOf = async (css: string): Promise<CSSStyleSheet> => {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  await sheet.replace(css);
  sheets.set(css, sheet);
  document.adoptedStyleSheets = [sheet];
  await Promise.all([...document.fonts].map((font) => font.load()));
  return sheet;
};

/** Shows an application in an empty window; it ends with the test, which fails if something was asked in vain. */
export const play = async ({ path, css, answers, language, render }: Play): Promise<Stage> => {
  const server = startStubServer(answers);
  const before = location.href;
  document.documentElement.lang = language;
  document.documentElement.className = '';
  history.replaceState(null, '', path);
  isPlaying = true;
  document.adoptedStyleSheets = [await sheetOf(css)];
  const place = document.createElement('div');
  place.id = 'app';
  document.body.append(place);
  const root = createRoot(place);
  const { app, end } = await render();
  root.render(app);
  ends.push(async () => {
    await closeMessages();
    root.unmount();
    // What a screen still sends while it closes is asked here, too.
    await new Promise((resolve) => void setTimeout(resolve, 0));
    end?.();
    place.remove();
    document.adoptedStyleSheets = [];
    isPlaying = false;
    history.replaceState(null, '', before);
    server.stop();
    expect(server.faults).toEqual([]);
  });
  return { ...server, left };
};
