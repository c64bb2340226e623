import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useEuro, useEuroOfCents } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { feeBalance } from '../../../domain/money/no-show-fee.ts';
import type { noShowFeeContract } from '../../../no-show-fee-contract.ts';
import { bookingMoneyTexts } from '../../../texts/admin/money-handle.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { siteAmounts } from './site-amounts.ts';

interface NoShowFeeProps {
  readonly booking: AdminBooking;
  readonly fee: NonNullable<AdminBooking['no_show_fee']>;
}

/** The agreed fee for a missed session: shows what of it is paid, charges it and takes it back. */
export const NoShowFee = ({ booking, fee }: NoShowFeeProps) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const euroOfCents = useEuroOfCents();
  const mayWrite = useIsOneOf('owner', 'desk');
  const { percent, amount, charged } = fee;
  const held_cents = wholeCentsOf(siteAmounts(booking).paid_so_far);
  const { open_cents, beyond_cents } = feeBalance(wholeCentsOf(amount), held_cents);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1">
      <span className="tabular font-medium">{t('fee.amount', { percent, amount: euro(amount) })}</span>
      {charged && (
        <span className="tabular text-muted break-words">
          {t('fee.charged', { at: formatDateTime(msOf(charged.at)), by: charged.by })}
        </span>
      )}
      {held_cents > 0 && <span className="tabular">{t('fee.paid', euroOfCents(held_cents))}</span>}
      {open_cents > 0 && (charged || held_cents > 0) && (
        <span className="tabular">{t('fee.open', euroOfCents(open_cents))}</span>
      )}
      {beyond_cents > 0 && <span className="tabular font-medium">{t('fee.beyond', euroOfCents(beyond_cents))}</span>}
      {mayWrite && <Decide booking={booking} fee={fee} />}
    </div>
  );
};

const Decide = ({ booking: { id }, fee: { percent, amount, charged } }: NoShowFeeProps) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const message = useErrorMessage();
  const change = useBookingChange((charges: boolean) =>
    charges
      ? noShowCall('POST /api/admin/bookings/{id}/no-show-fee', { params: { id }, body: { amount } })
      : noShowCall('DELETE /api/admin/bookings/{id}/no-show-fee', { params: { id } }),
  );
  const failed = (error: unknown): string =>
    error instanceof CallError && error.code === 'invoiced' ? t('fee.invoiced') : t('fee.error', message(error));
  const decide = async (): Promise<void> => {
    const asked = charged
      ? askConfirmation(t('fee.takeBackQuestion', euro(amount)), {
          confirm: t('fee.takeBack'),
          cancel: t('fee.keep'),
          tone: 'danger',
        })
      : askConfirmation(t('fee.question', { percent, amount: euro(amount) }), {
          confirm: t('fee.charge'),
          cancel: t('fee.notCharge'),
        });
    if (!(await asked)) return;
    change.mutate(charged === null, {
      onSuccess: () => showToast(t(charged ? 'fee.takenBack' : 'fee.saved'), 'success'),
      onError: (error) => showToast(failed(error), 'error'),
    });
  };
  return (
    <Button look="secondary" className="mt-1" busy={change.isPending} onClick={() => void decide()}>
      {t(charged ? 'fee.takeBackAsk' : 'fee.chargeAsk')}
    </Button>
  );
};

const noShowCall = adminCaller<typeof noShowFeeContract>();
