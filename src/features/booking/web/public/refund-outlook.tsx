import { RefundLines } from '#features/payments/web/parts/refund-lines.tsx';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { euroInSentence } from '#shared/web/money.tsx';
import type { Translate } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicBooking } from '../../contract.ts';
import type { CancelPageTexts } from '../../texts/pages/cancel-page.ts';
import { useCancelTexts } from './cancel-texts.ts';

/** Shown before cancelling a paid booking: what is refunded now and later, and why nothing of what the bank contests. */
export const RefundOutlook = ({ booking }: { readonly booking: PublicBooking }) => {
  const t = useCancelTexts();
  const { paid_amount: paid = 0, refund_amount: refund = null, refund_periods: periods = [] } = booking;
  const { contested_amount: contested = 0 } = booking;
  if (paid === 0 && contested === 0) return null;
  return (
    <div className="mb-6 rounded-field border border-line bg-accent-soft p-4 sm:p-5">
      {contested > 0 && <p>{t('cancel.contested', euroInSentence(contested))}</p>}
      {paid > 0 && <p>{t('cancel.paid', euroInSentence(paid))}</p>}
      {paid > 0 && <p className="font-semibold">{nowText(refund, t)}</p>}
      {periods.length > 0 && (
        <div className="mt-3">
          <RefundLines
            periods={periods.map(({ until, amount }) => ({ until: epochOf(until), cents: wholeCentsOf(amount) }))}
          />
        </div>
      )}
    </div>
  );
};

const nowText = (refund: number | null, t: Translate<CancelPageTexts>): string => {
  if (refund === null) return t('cancel.refund.studio');
  return refund === 0 ? t('cancel.refund.none') : t('cancel.refund.now', euroInSentence(refund));
};
