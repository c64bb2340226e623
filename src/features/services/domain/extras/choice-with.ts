import type { Choice, WithExtras } from './service-option.ts';

interface Chosen {
  readonly id: string;
  readonly count: number;
}

/** Returns a choice with another count of one option. A chosen second session replaces the other one. */
export const choiceWith = (
  { second_sessions = [] }: Pick<WithExtras, 'second_sessions'>,
  choice: Choice,
  chosen: Chosen,
): Choice => {
  const sessions = second_sessions.map(({ id }) => id);
  const replaced = new Set(sessions.includes(chosen.id) ? sessions : [chosen.id]);
  return { ...choice, options: [...choice.options.filter(({ id }) => !replaced.has(id)), chosen] };
};
