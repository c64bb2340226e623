/** Never so many that one of them waits long for the others. */
const most = 64;
/** Milliseconds that several wait at most for more to come. */
export const longestPauseMs = 2;

/**
 * Does what is asked for together with everything else that was asked for meanwhile: one at a time when it is quiet, many
 * at once when it is not. While one group is under way, the next is begun as soon as it is as large, so that whoever does
 * them one after the other (a connection) never waits for the next. When nothing is under way and there were several, a
 * moment is waited until half of all are there again: half of what the last group took, and no more than two milliseconds.
 * Otherwise each other group would be the one who came first. `act` answers for each of what it is given, in order. When it
 * fails for several and `isOverOne` says that it did over one of them and nothing came of it, each is tried alone.
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
