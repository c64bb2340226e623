import { useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingRequestTexts } from '../../../texts/admin/request-handle.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { TimeRequestModal } from './time-request-modal.tsx';
import { useWithdrawal } from './use-requests.ts';

/** Asks the customer of a booking to choose another time, or shows that an answer is open. */
export const TimeRequest = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingRequestTexts);
  const [open, setOpen] = useState(false);
  const { time_request } = booking;
  const mayWrite = useIsOneOf('owner', 'desk');
  if (!mayWrite) return null;
  if (time_request) return <OpenRequest booking={booking} request={time_request} />;
  if (!booking.allowed_actions.includes('ask_new_time')) return null;
  return (
    <>
      <Button look="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('request.ask')}
      </Button>
      {open && <TimeRequestModal booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
};

interface OpenRequestProps {
  readonly booking: AdminBooking;
  readonly request: NonNullable<AdminBooking['time_request']>;
}

const OpenRequest = ({ booking, request }: OpenRequestProps) => {
  const t = useTexts(bookingRequestTexts);
  const { busy, withdraw, leave } = useWithdrawal(booking);
  return (
    <section aria-label={t('request.open')} className="grid gap-2 rounded-field bg-warning-soft p-4">
      <p className="font-medium text-warning">{t('request.asked', formatDateTime(msOf(request.created_at)))}</p>
      <p>{t(request.keeps_time ? 'request.kept' : 'request.given')}</p>
      {request.explanation && <p className="break-words whitespace-pre-line text-muted">{request.explanation}</p>}
      {booking.allowed_actions.includes('withdraw_request') && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" busy={busy} onClick={withdraw}>
            {t(request.keeps_time ? 'request.withdraw' : 'request.restore')}
          </Button>
          {!request.keeps_time && (
            <Button look="secondary" busy={busy} onClick={() => void leave()}>
              {t('request.leave')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
