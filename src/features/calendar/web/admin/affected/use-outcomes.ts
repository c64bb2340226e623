import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingRequestTexts } from '#features/booking/texts/admin/request-handle.ts';
import type { timeRequestContract } from '#features/booking/time-request-contract.ts';
import { studioReason } from '#features/booking/web/parts/admin/use-booking-changes.ts';
import { bookingKey, bookingsCall } from '#features/booking/web/parts/admin/use-bookings.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { useRefresh } from '../use-calendar.ts';

/** The result for a booking: done, or unchanged with a reason. */
export interface Outcome {
  readonly done: boolean;
  readonly text: string;
}

/** The action for one booking. */
export type Step =
  | { readonly what: 'cancel'; readonly refund: boolean }
  | { readonly what: 'photographer'; readonly id: string }
  | { readonly what: 'time'; readonly start: number }
  | { readonly what: 'ask'; readonly keeps_time: boolean; readonly explanation: string | null };

const requestCall = adminCaller<typeof timeRequestContract>();

/**
 * Runs a step for each booking, one after the other, and records the results. Every step sends the version that was
 * shown. A rejected step leaves its booking unchanged, and the others continue.
 */
export const useOutcomes = () => {
  const t = useTexts(calendarTexts);
  const request = useTexts(bookingRequestTexts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const refresh = useRefresh();
  const why = useErrorText();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [busy, setBusy] = useState(false);

  const done = (step: Step, { photographer_name, start }: AdminBooking): string => {
    if (step.what === 'cancel') return t('affected.cancelled');
    if (step.what === 'ask') return request('request.open');
    if (step.what === 'photographer') return t('affected.given', photographer_name);
    return t('affected.moved', formatShort(epochOf(start), language));
  };
  const outcomeOf = async (booking: AdminBooking, step: Step): Promise<Outcome> => {
    try {
      const after = await take(booking, step);
      client.setQueryData(bookingKey(booking.id), after);
      return { done: true, text: done(step, after) };
    } catch (error) {
      return { done: false, text: t('affected.unchanged', why(error)) };
    }
  };
  const run = async (steps: ReadonlyMap<AdminBooking, Step>): Promise<void> => {
    setBusy(true);
    for (const [booking, step] of steps) {
      const outcome = await outcomeOf(booking, step);
      setOutcomes((before) => new Map([...before, [booking.id, outcome]]));
    }
    await refresh();
    setBusy(false);
  };
  return { outcomes, busy, run };
};

const take = ({ id, version, ...booking }: AdminBooking, step: Step): Promise<AdminBooking> => {
  const params = { id };
  if (step.what === 'cancel') {
    const { refundable_amount } = booking.payment;
    const refund = step.refund && refundable_amount > 0 ? { refund_amount: refundable_amount } : {};
    return bookingsCall('POST /api/admin/bookings/{id}/cancel', { params, body: { reason: studioReason, ...refund } });
  }
  if (step.what === 'ask') {
    const { keeps_time, explanation } = step;
    return requestCall('POST /api/admin/bookings/{id}/time-request', { params, body: { keeps_time, explanation } });
  }
  if (step.what === 'photographer') {
    return bookingsCall('PUT /api/admin/bookings/{id}', { params, body: { photographer_id: step.id, version } });
  }
  const length = epochOf(booking.end) - epochOf(booking.start);
  const [start, end] = [formatInstant(step.start), formatInstant(step.start + length)];
  return bookingsCall('PUT /api/admin/bookings/{id}', { params, body: { start, end, version } });
};

/** Returns why a step was rejected; expected reasons are translated. */
const useErrorText = (): ((error: unknown) => string) => {
  const t = useTexts(calendarTexts);
  const message = useErrorMessage();
  return (error) => {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'slot_taken') return t('affected.why.taken');
    if (code === 'version_conflict') return t('affected.why.changed');
    if (code === 'already_cancelled') return t('affected.why.cancelled');
    if (code === 'not_offered') return t('reason.not_offered');
    return detailOf(error) ?? message(error);
  };
};
