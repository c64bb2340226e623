import { takesOnline, takesTransfers } from '#features/payments/domain/payment-settings.ts';
import { awaitedTransfer, readPaymentSettings } from '#features/payments/server/api.ts';
import { isId } from '#shared/kernel/ids.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import type { Context } from '#shared/server/context.ts';
import { isUnconfirmed } from '../../domain/confirm-by.ts';
import type { PaymentPage } from '../../transfer-contract.ts';
import { publicPrepayment } from '../due/public-prepayment.ts';
import { type Payer, requireCustomer } from '../link/require-customer.ts';
import { selectBooking } from '../record/store.ts';
import { transferView } from '../transfer/transfer-view.ts';

/**
 * Returns what a customer can choose from; undefined if there is nothing to choose: the booking does not wait for a
 * prepayment, or first for the confirmation of its address, or the studio takes no transfers. Throws 403 unless the
 * reader is the customer.
 */
export const paymentPage = async (context: Context, id: string, reader: Payer): Promise<PaymentPage | undefined> => {
  const booking = isId(id) ? await selectBooking(context, id) : undefined;
  if (!booking || booking.awaits_birth || isUnconfirmed(booking)) return undefined;
  await requireCustomer(context, booking, reader);
  const [settings, prepayment, awaited] = await Promise.all([
    readPaymentSettings(context.db),
    publicPrepayment(context, booking),
    awaitedTransfer(context.db, id),
  ]);
  if (prepayment?.state !== 'open' || !takesTransfers(settings)) return undefined;
  return {
    booking_id: id,
    confirmation_code: booking.confirmation_code,
    amount: euroOf(prepayment.amount_cents),
    online: takesOnline(settings),
    ...(awaited && { transfer: transferView(awaited, settings, booking) }),
  };
};
