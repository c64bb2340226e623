import type { Item } from '#features/services/domain/extras/booked-item.ts';
import { type Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import {
  discountItem,
  discountRefusal,
  type ReducedService,
  reductionOf,
  writtenCode,
} from '../domain/discount-code.ts';
import { discountRefusals } from '../texts/refusals.ts';
import { discountOfCode, hasDiscounts } from './store.ts';

/** Whether the page asks for a code: whether one applies to the service now. */
export const takesCodes = ({ db, now }: Context, { id, is_system_service }: ReducedService): Promise<boolean> =>
  is_system_service ? Promise.resolve(false) : hasDiscounts(db, id, berlinDateOf(now()));

/**
 * Returns the item that reduces the price of a booking by a typed code. Its number of uses and once per person are
 * checked when the booking is written.
 */
export const reductionByCode = async (
  { db, now }: Context,
  typed: string,
  { service, price_cents }: { readonly service: ReducedService; readonly price_cents: number },
  language: Language,
): Promise<Result<Item, Problem>> => {
  const code = await discountOfCode(db, writtenCode(typed));
  const refusal = discountRefusal(code, service, berlinDateOf(now()));
  const problem = (why: keyof (typeof discountRefusals)['de']) =>
    refused(ruleBroken(`discount_${why}`, discountRefusals[language][why]));
  if (!code || refusal) return problem(refusal ?? 'unknown');
  const reduction = reductionOf(code, price_cents);
  return reduction === 0 ? problem('nothing_to_reduce') : accepted(discountItem(code, reduction));
};

const constraints = {
  discount_is_active: 'unknown',
  discount_is_left: 'used_up',
  discount_once_per_person: 'used_by_person',
} as const;

/** Why the database refused a booking because of its code. */
export type CodeRefusal = `discount_${(typeof constraints)[keyof typeof constraints]}`;

/** Returns why the database refused a booking because of its code (the trigger discount_is_used). */
export const codeRefusalOf = (error: unknown): CodeRefusal | undefined => {
  const constraint = violatedConstraint(error) ?? '';
  return Object.hasOwn(constraints, constraint)
    ? `discount_${constraints[constraint as keyof typeof constraints]}`
    : undefined;
};

/** Returns the problem of such a refusal; undefined if it is another one. */
export const codeProblem = (refusal: string, language: Language): Problem | undefined => {
  const why = Object.values(constraints).find((one) => `discount_${one}` === refusal);
  return why && ruleBroken(refusal, discountRefusals[language][why]);
};

export { addDiscount } from './change-discounts.ts';
