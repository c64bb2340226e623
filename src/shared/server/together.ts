/** Never so many that one of them waits long for the others. */
const most = 64;
/** Milliseconds that several wait at most for more to come. */
const longestPauseMs = 2;

/**
 * Does what is asked for together with everything else that was asked for while the time before was under way: one at a
 * time when it is quiet, many at once when it is not. Where there were several, a moment is waited until there are as many
 * again: half of what the last time took, and no more than two milliseconds. Otherwise each other time would be for the one
 * who came first after it. `act` answers for each of what it is given, in order. When it fails for several and `isUndone`
 * says that nothing came of it, each is tried alone, so that only the one to blame fails.
 */
export const together = <Asked, Answer>(
  act: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  isUndone: (error: unknown) => boolean,
): ((asked: Asked) => Promise<Answer>) => {
  const waiting: Waiting<Asked, Answer>[] = [];
  let isActing = false;
  let look = (): void => undefined;
  const answer = async (group: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await act(group.map(({ asked }) => asked));
      group.forEach(({ resolve }, i) => resolve(answers[i] as Answer));
    } catch (error) {
      if (group.length > 1 && isUndone(error)) await Promise.all(group.map((one) => answer([one])));
      else for (const { reject } of group) reject(error);
    }
  };
  const untilWaiting = (count: number, pauseMs: number): Promise<void> =>
    new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        look = () => undefined;
        resolve();
      };
      const timer = setTimeout(go, pauseMs);
      look = () => void (waiting.length >= count && go());
      look();
    });
  const answerAll = async (): Promise<void> => {
    isActing = true;
    while (waiting.length > 0) {
      const group = waiting.splice(0, most);
      const began = performance.now();
      await answer(group);
      const pauseMs = Math.min(longestPauseMs, (performance.now() - began) / 2);
      if (group.length > 1) await untilWaiting(group.length, pauseMs);
    }
    isActing = false;
  };
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isActing) look();
      else void answerAll();
    });
};

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}
