import { malformed, orThrow, type Problem } from '#shared/contract/problem.ts';
import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import { type Result, refused } from '#shared/kernel/result.ts';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';

/**
 * Returns the epoch ms of an instant in a request. Refuses it with a 422 problem that names the field if it is invalid
 * or the clock change skips it.
 */
export const readInstant = (text: string, loc: FieldProblem['loc']): Result<number, Problem> => {
  const parsed = parseInstant(text);
  if (parsed.ok) return parsed;
  const msg =
    parsed.refusal === 'skipped'
      ? 'this time does not exist in Berlin: the clocks are put forward'
      : 'must be a time like 2030-06-05T09:00:00';
  return refused(malformed(loc, msg, `instant_${parsed.refusal}`));
};

/** The same, but throws the problem. */
export const instantFrom = (text: string, loc: FieldProblem['loc']): number => orThrow(readInstant(text, loc));
