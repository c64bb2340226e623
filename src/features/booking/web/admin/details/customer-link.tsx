import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { NewLinkModal } from './new-link-modal.tsx';

/** The button for a new customer link, if the booking has one. */
export const CustomerLink = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('action.newLink')}
      </Button>
      {open && <NewLinkModal booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
};
