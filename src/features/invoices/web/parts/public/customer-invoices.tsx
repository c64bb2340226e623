import { useEffect, useState } from 'react';
import type { PublicBooking } from '#features/booking/contract.ts';
import { tokenOf } from '#features/booking/web/parts/public/booked/booking-token.ts';
import type { withVersion } from '#shared/contract/endpoint.ts';
import { caller } from '#shared/web/call/call.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { invoicesContract, CustomerInvoices as OfCustomer } from '../../../contract.ts';
import { customerInvoiceTexts } from '../../../texts/customer-texts.ts';
import { InvoiceAddress } from './invoice-address.tsx';
import { InvoiceDownloads } from './invoice-downloads.tsx';

// Only its type is imported: the value would be in the scripts of every booking.
const versionHeader: typeof withVersion = 'x-with-version';

/** Asks for the version of the recipient. */
const call = caller<typeof invoicesContract>(() => ({ [versionHeader]: '1' }));

/** The documents of a booking on its page, with its token, and the address that they are made out to. */
export const CustomerInvoices = ({ booking }: { readonly booking: PublicBooking }) => {
  const { booking_id: id } = booking;
  const texts = customerInvoiceTexts[useLanguage().language];
  const [token] = useState(() => tokenOf(id) ?? '');
  const [found, setFound] = useState<OfCustomer>();
  useEffect(() => {
    if (token === '') return;
    const request = { params: { id }, query: { token } };
    // The page is complete without it: what cannot be loaded is left out.
    call('GET /api/bookings/{id}/invoices', request).then(setFound, () => undefined);
  }, [id, token]);
  if (!found || (found.invoices.length === 0 && !found.takes_address)) return null;
  return (
    <section aria-label={texts.title} className="space-y-4 border-t border-line pt-6">
      <h2 className="text-lg font-semibold">{texts.title}</h2>
      <InvoiceDownloads
        invoices={found.invoices}
        hrefOf={(invoice, kind) => `/api/bookings/${id}/invoices/${invoice}/${kind}?token=${encodeURIComponent(token)}`}
      />
      {found.takes_address && (
        <InvoiceAddress
          found={found}
          customerName={booking.customer.name}
          onSave={async (body) => {
            const request = { params: { id }, query: { token }, body };
            setFound(await call('PUT /api/bookings/{id}/invoice-recipient', request));
          }}
        />
      )}
    </section>
  );
};
