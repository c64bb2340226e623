import type { Item } from '#features/services/domain/extras/booked-item.ts';
import { percentOf } from '#shared/kernel/money/money.ts';
import { reductionName } from '../texts/reduction-name.ts';

/** How a code is written: as it is stored, without spaces and in capital letters. */
export const codeForm = /^[A-Z0-9-]{3,20}$/;

/** Returns a typed code as it is stored. */
export const writtenCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** What a code is worth. One of both is set. */
export interface DiscountValue {
  readonly percent: number | null;
  readonly amount_cents: number | null;
}

/** A code that reduces the price of a booking; dates are Berlin days, both included. */
export interface DiscountCode extends DiscountValue {
  readonly id: string;
  readonly code: string;
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  /** null: any service. */
  readonly service_ids: readonly string[] | null;
  readonly active: boolean;
}

/** Why a code does not apply. `unknown`: it does not exist or is switched off, which is not told apart. */
export type DiscountRefusal = 'unknown' | 'not_yet' | 'over' | 'other_service' | 'nothing_to_reduce';

export interface ReducedService {
  readonly id: string;
  readonly is_system_service: boolean;
}

/** Returns why a code cannot be used for a booking made on the day `today`; undefined: it can. */
export const discountRefusal = (
  code: DiscountCode | undefined,
  service: ReducedService,
  today: string,
): Exclude<DiscountRefusal, 'nothing_to_reduce'> | undefined => {
  if (!code?.active) return 'unknown';
  if (today < (code.valid_from ?? '')) return 'not_yet';
  if (code.valid_until !== null && today > code.valid_until) return 'over';
  if (service.is_system_service) return 'other_service';
  return code.service_ids === null || code.service_ids.includes(service.id) ? undefined : 'other_service';
};

/** Returns by how much a price is reduced, in cents: never by more than the price. */
export const reductionOf = ({ percent, amount_cents }: DiscountValue, price_cents: number): number =>
  Math.min(price_cents, percent === null ? (amount_cents ?? 0) : percentOf(price_cents, percent));

/** Returns the item by which a booking contains its reduction. */
export const discountItem = ({ id, code }: Pick<DiscountCode, 'id' | 'code'>, reduction_cents: number): Item => ({
  kind: 'discount',
  option_id: null,
  discount_code_id: id,
  ...reductionName(code),
  count: 1,
  included: 0,
  unit_price_cents: -reduction_cents,
  unit_minutes: 0,
});
