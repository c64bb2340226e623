/** A press that lasts longer is one whose end is not told, as on a scroll bar. */
const longestMs = 10_000;

/** A pointer that moves further, in px, drags or scrolls. */
const stillPx = 20;

/** The click of a finger follows within this time after it was lifted. */
const clickWithinMs = 300;

let acts = 0;
let place: Pick<PointerEvent, 'clientX' | 'clientY'> = { clientX: 0, clientY: 0 };
/** Who waits for the end of the press that is under way; undefined: there is none. */
let waiting: (() => void)[] | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows presses and keys from now on. A browser gives a click to what is under the pointer at both ends of a press: if
 * the page moves in between, the click is lost or reaches something else. So what arrives by itself waits for the end of
 * a press (`pressEnded`), and what moves the page later does so only if nobody has acted since (`lastAct`).
 */
export const followPresses = (): void => {
  const early = { capture: true, passive: true };
  addEventListener('pointerdown', begin, early);
  addEventListener('pointermove', endIfDragged, early);
  addEventListener('pointerup', () => waiting && endWithin(clickWithinMs), early);
  // The browser scrolls: there will be no click.
  addEventListener('pointercancel', end, early);
  // After all that handles the click.
  addEventListener('click', end);
  addEventListener('keydown', count, early);
  addEventListener('wheel', count, early);
};

const count = (): void => void (acts += 1);

const begin = (down: PointerEvent): void => {
  count();
  place = down;
  waiting ??= [];
  endWithin(longestMs);
};

const endIfDragged = ({ buttons, clientX, clientY }: PointerEvent): void => {
  if (!waiting) return;
  // Without a button its end was not told.
  if (buttons === 0 || Math.hypot(clientX - place.clientX, clientY - place.clientY) > stillPx) end();
};

const endWithin = (ms: number): void => {
  clearTimeout(timer);
  timer = setTimeout(end, ms);
};

const end = (): void => {
  clearTimeout(timer);
  const all = waiting ?? [];
  waiting = undefined;
  for (const go of all) go();
};

/** Resolves as soon as no press is under way, at the latest ten seconds after it began. */
export const pressEnded = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting) waiting.push(resolve);
    else resolve();
  });

/** The same outcome, but not during a press. */
export const afterPress = async <T>(outcome: Promise<T>): Promise<T> => {
  try {
    return await outcome;
  } finally {
    await pressEnded();
  }
};

/** Identifies the last press, key or turn of the wheel. */
export const lastAct = (): number => acts;
