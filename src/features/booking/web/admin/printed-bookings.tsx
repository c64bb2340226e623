import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { PrintedHead, printedCell } from '#shared/web/admin/table/printed-table.tsx';
import { usePrinting } from '#shared/web/admin/table/use-printing.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../admin-contract.ts';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';
import { contactText, resourcesText } from '../parts/admin/booking-words.ts';
import { StartOf } from '../parts/admin/start-of.tsx';

interface PrintedBookingsProps {
  readonly bookings: readonly AdminBooking[];
}

/** The printed list. It contains all results, while the screen renders only visible rows. */
export const PrintedBookings = (props: PrintedBookingsProps) => (usePrinting() ? <Table {...props} /> : null);

const Table = ({ bookings }: PrintedBookingsProps) => {
  const t = useTexts(bookingAdminTexts);
  const heads = [
    t('column.start'),
    t('column.customer'),
    t('field.customer_phone'),
    t('column.service'),
    t('column.photographer'),
    t('column.status'),
    t('fact.notes'),
  ];
  return (
    <table data-printed-bookings="" className="hidden w-full border-collapse text-sm print:table">
      <PrintedHead heads={heads} />
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  return (
    <tr className="break-inside-avoid">
      <td className={`${printedCell} tabular w-[15%]`}>
        <StartOf booking={booking} />
      </td>
      <td className={`${printedCell} w-1/5`}>
        <span className="block font-semibold wrap-anywhere">{booking.customer_name}</span>
        <span className="block wrap-anywhere">{contactText(booking.customer_email)}</span>
      </td>
      <td className={`${printedCell} tabular w-[12%]`}>{contactText(booking.customer_phone)}</td>
      <td className={printedCell}>
        <span className="block hyphens-auto">{bookedServiceName(booking, language)}</span>
        <span className="tabular block">{formatEuro(wholeCentsOf(booking.owed), language)}</span>
      </td>
      <td className={printedCell}>
        <span className="block">{booking.photographer_name}</span>
        <span className="block">{resourcesText(booking, language)}</span>
      </td>
      <td className={printedCell}>{t(`status.${booking.status}`)}</td>
      <td className={`${printedCell} w-1/5 wrap-anywhere whitespace-pre-line`}>{booking.notes}</td>
    </tr>
  );
};
