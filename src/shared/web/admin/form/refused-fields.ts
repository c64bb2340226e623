import type { FieldProblem } from '#shared/kernel/field-problem.ts';

interface Placed {
  /** The first problem of each field that the form has. */
  readonly at: ReadonlyMap<string, FieldProblem>;
  /** Whether every problem has its field. */
  readonly isComplete: boolean;
}

/**
 * Assigns the problems of a 422 response to the fields of a form. The path of a value within the body may be the name of
 * a field as it is (`name`), joined (`customer_email`, `refund_stages.0.percent`) or one of its steps, the last one first
 * (`email` of a customer, `scopes` for an entry of a list).
 */
export const placed = (problems: readonly FieldProblem[], names: ReadonlySet<string>): Placed => {
  const at = new Map<string, FieldProblem>();
  let isComplete = problems.length > 0;
  for (const problem of problems) {
    const name = candidates(problem).find((candidate) => names.has(candidate));
    if (name === undefined) isComplete = false;
    else if (!at.has(name)) at.set(name, problem);
  }
  return { at, isComplete };
};

const candidates = ({ loc: [part, ...path] }: FieldProblem): string[] => {
  if (part !== 'body') return [];
  const steps = path.filter((step) => typeof step === 'string');
  return [path.join('.'), steps.join('.'), steps.join('_'), ...steps.toReversed()];
};
