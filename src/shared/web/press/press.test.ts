import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterPress, followPresses, lastAct, pressEnded } from './press.ts';

const page = new EventTarget();
const say = (...types: string[]): void => {
  for (const type of types) page.dispatchEvent(new Event(type));
};

const move = (how: object): void => void page.dispatchEvent(Object.assign(new Event('pointermove'), how));

/** Whether a promise has settled by now. */
const hasSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let has = false;
  const settle = (): void => {
    has = true;
  };
  void promise.then(settle, settle);
  await vi.advanceTimersByTimeAsync(0);
  return has;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what arrives', () => {
  beforeEach(followPresses);

  test('does not wait while nothing is pressed', async () => {
    expect(await hasSettled(pressEnded())).toBe(true);
    say('keydown', 'click', 'pointerup');
    expect(await hasSettled(pressEnded())).toBe(true);
  });

  test('waits from the pointer going down until the click', async () => {
    say('pointerdown');
    const ended = pressEnded();
    await vi.advanceTimersByTimeAsync(900);
    say('pointerup');
    await vi.advanceTimersByTimeAsync(200);
    expect(await hasSettled(ended)).toBe(false);
    say('click');
    expect(await hasSettled(ended)).toBe(true);
    expect(await hasSettled(pressEnded())).toBe(true);
  });

  test('waits no longer once the finger scrolls, and 300 ms for the click of a lifted one', async () => {
    say('pointerdown', 'pointercancel');
    expect(await hasSettled(pressEnded())).toBe(true);
    say('pointerdown', 'pointerup');
    const ended = pressEnded();
    await vi.advanceTimersByTimeAsync(299);
    expect(await hasSettled(ended)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await hasSettled(ended)).toBe(true);
  });

  test('waits ten seconds for a press whose end is not told, or until the pointer moves without a button', async () => {
    say('pointerdown');
    const ended = pressEnded();
    await vi.advanceTimersByTimeAsync(9999);
    expect(await hasSettled(ended)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await hasSettled(ended)).toBe(true);
    say('pointerdown');
    move({ buttons: 0 });
    expect(await hasSettled(pressEnded())).toBe(true);
  });

  test('does not wait for a drag, but for a finger that is not quite still', async () => {
    page.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX: 100, clientY: 100 }));
    move({ buttons: 1, clientX: 110, clientY: 90 });
    expect(await hasSettled(pressEnded())).toBe(false);
    move({ buttons: 1, clientX: 100, clientY: 121 });
    expect(await hasSettled(pressEnded())).toBe(true);
  });

  test('keeps its value, or its error', async () => {
    say('pointerdown');
    const value = afterPress(Promise.resolve(7));
    const refused = afterPress(Promise.reject(new Error('late')));
    const seen = refused.catch((error: unknown) => error);
    expect(await hasSettled(value)).toBe(false);
    expect(await hasSettled(seen)).toBe(false);
    say('click');
    expect(await value).toBe(7);
    expect(await seen).toMatchObject({ message: 'late' });
  });
});

describe('the last act', () => {
  beforeEach(followPresses);

  test.each(['pointerdown', 'keydown', 'wheel'])(
    'is another one after %s, and stays for all that follows from it',
    (type) => {
      const before = lastAct();
      say(type);
      const act = lastAct();
      expect(act).not.toBe(before);
      say('pointerup', 'click', 'scroll');
      expect(lastAct()).toBe(act);
    },
  );
});
