import type { FieldProblem } from '#shared/kernel/field-problem.ts';

/** The agreed rules for customers who move their session themselves, by the link of their mails. */
export interface LinkMoves {
  readonly kind: 'by_link';
  /** How many elapsed hours before its start a session may be moved at the latest; 0: until it starts. */
  readonly until_hours: number;
  /** How many moves of a booking are free. */
  readonly free_moves: number;
  /** The fee for each further move, in cents; null: there are no further moves. */
  readonly fee_cents: number | null;
  /** How many Berlin calendar days after the agreed start a session may begin at most. */
  readonly most_days_later: number;
}

/** Whether customers may move their sessions themselves, and by which rules. */
export type MoveRules = { readonly kind: 'none' } | LinkMoves;

/** Only the studio moves sessions. */
export const noMoves: MoveRules = { kind: 'none' };

/** Those of a new studio: once, until two days before, within the next two months. */
export const firstMoves: LinkMoves = {
  kind: 'by_link',
  until_hours: 48,
  free_moves: 1,
  fee_cents: null,
  most_days_later: 60,
};

/** Ranges of the values, used by the form and by the server; the fee in cents. */
export const moveLimits = {
  until_hours: { min: 0, max: 720 },
  free_moves: { min: 0, max: 10 },
  fee_cents: { min: 1, max: 100_000 },
  most_days_later: { min: 1, max: 365 },
} as const;

/** More moves of one booking are never possible, whatever they cost. */
export const mostMoves = 20;

/** Returns the rules for a new booking: those of its service, else those of the studio; null: no moves by link. */
export const agreedMoves = (own: MoveRules | null, studio: MoveRules): LinkMoves | null => {
  const rules = own ?? studio;
  return rules.kind === 'none' ? null : rules;
};

/** Returns all problems of move rules, by field of the request below `at`; empty when they may be saved. */
export const moveRulesProblems = (rules: MoveRules, at: readonly string[]): FieldProblem[] => {
  if (rules.kind === 'none') return [];
  const { fee_cents, free_moves } = rules;
  const ranges = (['until_hours', 'free_moves', 'most_days_later'] as const).flatMap((field) =>
    isWithin(rules[field], moveLimits[field]) ? [] : [outOfRange([...at, field], moveLimits[field])],
  );
  const { min, max } = moveLimits.fee_cents;
  if (fee_cents !== null && !isWithin(fee_cents, { min, max })) {
    return [...ranges, { loc: [...at, 'fee'], msg: 'must be more than 0 and at most 1000', type: 'range' }];
  }
  if (fee_cents !== null || free_moves !== 0 || ranges.length > 0) return ranges;
  return [{ loc: [...at, 'free_moves'], msg: 'must be at least 1 where further moves have no fee', type: 'range' }];
};

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const outOfRange = (loc: readonly string[], { min, max }: { readonly min: number; readonly max: number }) => ({
  loc,
  msg: `must be a whole number from ${min} to ${max}`,
  type: 'range',
});
