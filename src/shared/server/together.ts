/** Maximum size of a batch, so that no item waits long for the others. */
const most = 64;
/** Maximum time in ms to wait for further items. */
export const longestPauseMs = 2;

/**
 * Collects calls into batches: single items under low load, many at once under high load. `act` processes a batch and
 * returns the result of each item, in order.
 *
 * While one batch is under way, the next starts as soon as it is as large, so that a connection that processes batches
 * one after the other is never idle. When no batch is under way and the last one had several items, the next waits
 * until half as many items have arrived, but at most for half the time the last batch took and at most two
 * milliseconds. Without this wait every second batch would hold one item.
 *
 * If `act` fails for a batch and `isOverOne` returns true for the error (one item caused it and nothing was done), each
 * item is retried alone.
 */
export const together = <Asked, Answer>(
  act: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  isOverOne: (error: unknown) => boolean,
): ((asked: Asked) => Promise<Answer>) => {
  const waiting: Waiting<Asked, Answer>[] = [];
  const underWay = new Set<Group<Asked, Answer>>();
  let awaited = 1;
  let pause: NodeJS.Timeout | undefined;

  const enough = (): number => {
    const [one, another] = underWay;
    return another ? Number.POSITIVE_INFINITY : (one?.length ?? awaited);
  };
  const look = (): void => {
    while (waiting.length > 0 && waiting.length >= enough()) void begin();
  };
  const waitFor = (count: number, pauseMs: number): void => {
    clearTimeout(pause);
    awaited = count;
    if (count > 1) pause = setTimeout(() => (waitFor(1, 0), look()), pauseMs);
  };
  const begin = async (): Promise<void> => {
    waitFor(1, 0);
    const group = waiting.splice(0, most);
    underWay.add(group);
    const began = performance.now();
    await answer(group);
    underWay.delete(group);
    const pauseMs = Math.min(longestPauseMs, (performance.now() - began) / 2);
    if (group.length > 1 && underWay.size === 0) waitFor(Math.ceil((group.length + waiting.length) / 2), pauseMs);
    look();
  };
  const answer = async (group: Group<Asked, Answer>): Promise<void> => {
    try {
      const answers = await act(group.map(({ asked }) => asked));
      group.forEach(({ resolve }, i) => resolve(answers[i] as Answer));
    } catch (error) {
      if (group.length > 1 && isOverOne(error)) await Promise.all(group.map((one) => answer([one])));
      else for (const { reject } of group) reject(error);
    }
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      look();
    });
};

type Group<Asked, Answer> = readonly Waiting<Asked, Answer>[];

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}
