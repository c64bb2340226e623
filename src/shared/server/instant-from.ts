import { type FieldProblem, malformed } from '#shared/contract/problem.ts';
import { parseInstant } from '#shared/kernel/berlin-time.ts';

/** Epoch ms of an instant a client sent (AMB-030); 422 naming the field when it is none, or no time of that day. */
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
