import type { BookingStatus } from '#features/booking/domain/booking-status.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';

/** cancel: the sessions of a day are cancelled. move: their customers are asked to choose another time. */
export type DayActionKind = 'cancel' | 'move';

/** Why a session of a cancelled day is not cancelled: it is cancelled already, no longer on that day, or has begun. */
export const leftReasons = ['cancelled', 'moved', 'over'] as const;
export type LeftReason = (typeof leftReasons)[number];

/** A session and the action on its day. Instants are epoch ms, `day` is a Berlin date. */
interface SessionOfDay {
  readonly status: BookingStatus;
  readonly starts_at: number;
}

interface DayScope {
  readonly day: string;
  /** Whether the session uses the photographer or resource whose day is cancelled; true for the whole studio. */
  readonly isOfScope: boolean;
  readonly now: number;
}

/** Returns why a session is not cancelled with its day; undefined: it is cancelled. */
export const whyLeft = (
  { status, starts_at }: SessionOfDay,
  { day, isOfScope, now }: DayScope,
): LeftReason | undefined => {
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'COMPLETED' || starts_at <= now) return 'over';
  return berlinDateOf(starts_at) === day && isOfScope ? undefined : 'moved';
};

export interface DayTexts {
  readonly text_de: string | null;
  readonly text_ru: string | null;
}

/** Returns the message to a customer: the text in their language, else the other one; null: no text was typed. */
export const textFor = ({ text_de, text_ru }: DayTexts, language: Language): string | null =>
  (language === 'ru' ? text_ru || text_de : text_de || text_ru) || null;

export const refundStates = ['none', 'pending', 'refunded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Returns the state of the refund of a cancelled session, from the refunds of its booking. Cents. */
export const refundState = (
  refund_cents: number,
  { refunds, refundable_cents }: { readonly refunds: readonly { status: string }[]; readonly refundable_cents: number },
): RefundState => {
  if (refund_cents === 0) return 'none';
  if (refunds.some(({ status }) => status === 'requested' || status === 'pending')) return 'pending';
  return refundable_cents > 0 && refunds.some(({ status }) => status === 'failed') ? 'failed' : 'refunded';
};
