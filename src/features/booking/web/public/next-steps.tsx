import { Card } from '#shared/web/card.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { BookingStatus } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';

const steps = {
  PENDING: ['mail', 'confirm', 'day'],
  PAYMENT_PENDING: ['pay', 'mail', 'day'],
  CONFIRMED: ['mail', 'day'],
} as const;

/** The next steps after booking, in order. */
export const NextSteps = ({ status, mails }: { readonly status: BookingStatus; readonly mails: boolean }) => {
  const t = useTexts(bookingTexts);
  if (status === 'CANCELLED' || status === 'COMPLETED') return null;
  return (
    <Card as="section">
      <h2 className="text-lg font-semibold">{t('success.next')}</h2>
      <ol className="mt-5 space-y-5">
        {steps[status]
          .filter((step) => mails || step !== 'mail')
          .map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="tabular grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text"
              >
                {index + 1}
              </span>
              <div className="pt-1">
                <h3 className="font-semibold">{t(`success.next.${step}`)}</h3>
                <p className="text-muted">
                  {t(step === 'confirm' && !mails ? 'success.next.confirm.noMail' : `success.next.${step}.text`)}
                </p>
              </div>
            </li>
          ))}
      </ol>
    </Card>
  );
};
