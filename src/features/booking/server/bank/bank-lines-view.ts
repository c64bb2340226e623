import { takesTransfers } from '#features/payments/domain/payment-settings.ts';
import { everyAwaitedTransfer, readPaymentSettings, readPayments } from '#features/payments/server/api.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { BankLines, LineCandidate } from '../../bank-contract.ts';
import { lineObstacle } from '../../domain/bank/line-obstacle.ts';
import { heldCents } from '../pay/record-cash.ts';
import { type BookingRow, selectBookingsById } from '../record/store.ts';
import { openLines } from './line-store.ts';

/** The lines that somebody has to decide about, each with its bookings as they are now. */
export const bankLines = async (context: Context): Promise<BankLines> => {
  const { db } = context;
  const [settings, transfers, rows] = await Promise.all([
    readPaymentSettings(db),
    everyAwaitedTransfer(db),
    openLines(db),
  ]);
  const ids = [...new Set(rows.flatMap(({ booking_ids }) => booking_ids))];
  const bookings = await selectBookingsById(context, ids);
  const payments = await readPayments(db, ids);
  const candidate = (booking: BookingRow, amount_cents: number): LineCandidate => {
    const own = payments.filter(({ booking_id }) => booking_id === booking.id);
    const left_cents = booking.owed_cents - heldCents(booking, own);
    const awaited = transfers.find(({ booking_id }) => booking_id === booking.id);
    const is_on_its_way = own.some(({ status, problem }) => status === 'processing' || problem !== null);
    return {
      booking_id: booking.id,
      confirmation_code: booking.confirmation_code,
      customer_name: booking.customer_name,
      service_name: booking.service_name,
      service_name_de: booking.service_name_de,
      service_name_ru: booking.service_name_ru,
      start: formatInstant(booking.starts_at),
      status: booking.status,
      awaited: awaited ? euroOf(awaited.amount_cents) : null,
      left: euroOf(Math.max(0, left_cents)),
      obstacle: lineObstacle(amount_cents, { status: booking.status, left_cents, is_on_its_way }) ?? null,
    };
  };
  const lines = rows.map(({ id, booked_on, amount_cents, payer, written, booking_ids }) => ({
    id,
    booked_on,
    amount: euroOf(amount_cents),
    payer,
    text: written,
    candidates: bookings
      .filter((booking) => booking_ids.includes(booking.id))
      .map((booking) => candidate(booking, amount_cents)),
  }));
  const in_use = takesTransfers(settings) || transfers.length > 0 || lines.length > 0;
  return { in_use, awaited: transfers.length, lines };
};
