import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { customerLinkContract } from '../../../link-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { hasNoAddress } from '../../parts/admin/booking-words.ts';
import { bookingsToRefresh } from '../../parts/admin/use-bookings.ts';

const call = adminCaller<typeof customerLinkContract>();

interface NewLinkModalProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** Creates a new customer link, invalidates all earlier ones, and mails it or shows it for copying. */
export const NewLinkModal = ({ booking, onClose }: NewLinkModalProps) => {
  const t = useTexts(bookingAdminTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: (send_email: boolean) =>
      call('POST /api/admin/bookings/{id}/new-link', { params: { id: booking.id }, body: { send_email } }),
    onSettled: () => void bookingsToRefresh.map((queryKey) => client.invalidateQueries({ queryKey })),
  });
  const send = (): void =>
    renew.mutate(true, {
      onSuccess: () => {
        showToast(t('toast.linkSent', booking.customer_email), 'success');
        onClose();
      },
    });
  const isMade = renew.isSuccess && !renew.variables;
  const footer = isMade ? (
    <Button onClick={onClose}>{t('newLink.done')}</Button>
  ) : (
    <>
      <Button
        look={hasNoAddress(booking) ? 'primary' : 'secondary'}
        busy={renew.isPending && !renew.variables}
        onClick={() => renew.mutate(false)}
      >
        {t('newLink.show')}
      </Button>
      {!hasNoAddress(booking) && (
        <Button busy={renew.isPending && renew.variables} onClick={send}>
          {t('newLink.send')}
        </Button>
      )}
    </>
  );
  return (
    <Modal title={t('action.newLink')} onClose={onClose} footer={footer}>
      <div className="grid gap-4">
        {isMade ? (
          <MadeLink url={renew.data.cancel_url} />
        ) : (
          <>
            <p>{t('newLink.explained')}</p>
            {!hasNoAddress(booking) && <p>{t('newLink.to', booking.customer_email)}</p>}
          </>
        )}
        {renew.isError && (
          <p role="alert" className="font-medium text-danger">
            {t('newLink.error', message(renew.error))}
          </p>
        )}
      </div>
    </Modal>
  );
};

const MadeLink = ({ url }: { readonly url: string }) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <>
      <p>{t('newLink.made')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-64 rounded-field bg-sunken px-3 py-2 font-mono text-sm break-all select-all">
          {url}
        </code>
        <CopyButton text={url} label={t('newLink.copy')} copied={t('newLink.copied')} />
      </div>
    </>
  );
};
