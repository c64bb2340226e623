import { malformed } from '#shared/contract/problem.ts';
import { parseInstant } from '#shared/kernel/berlin-time.ts';
import type { FieldProblem } from '#shared/kernel/field-problem.ts';

/**
 * Returns the epoch ms of an instant in a request. Throws a 422 problem that names the field if it is invalid or the
 * clock change skips it.
 */
export const instantFrom = (text: string, loc: FieldProblem['loc']): number => {
  const parsed = parseInstant(text);
  if (parsed.ok) return parsed.value;
  throw malformed(
    loc,
    parsed.refusal === 'skipped'
      ? 'this time does not exist in Berlin: the clocks are put forward'
      : 'must be a time like 2030-06-05T09:00:00',
    `instant_${parsed.refusal}`,
  );
};
