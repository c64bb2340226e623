import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { leftToPay } from '#features/booking/domain/money/left-to-pay.ts';
import { paymentInCents } from '#features/booking/web/parts/admin/payment-in-cents.ts';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatLongDate, formatShortDate, formatTime } from '#shared/kernel/time/format.ts';
import { PrintedHead, printedCell } from '#shared/web/admin/table/printed-table.tsx';
import { usePrinting } from '#shared/web/admin/table/use-printing.ts';
import { useEuroOfCents } from '#shared/web/admin/use-euro.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { type Sheet, sheetsOf } from '../../../domain/print-sheets.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { sessionTexts } from '../../../texts/session-texts.ts';
import { useEventWords } from '../event-chip.tsx';
import { moneyText } from '../today/session-words.ts';
import type { TimedEvent } from '../use-calendar.ts';
import { SessionCells } from './session-cells.tsx';

interface DaySheetsProps {
  readonly dates: readonly string[];
  readonly events: readonly TimedEvent[];
  /** The bookings of the events, for details the events lack. */
  readonly bookings: readonly AdminBooking[] | undefined;
}

interface Printed {
  readonly photographer_id: string;
  readonly photographer_name: string;
  readonly start: number;
  readonly end: number;
  readonly status: string | undefined;
  readonly event: TimedEvent['view'];
  readonly booking: AdminBooking | undefined;
}

/** The print version of the calendar: a page per photographer, with everything needed at the session. */
export const DaySheets = (props: DaySheetsProps) => (usePrinting() ? <Sheets {...props} /> : null);

const Sheets = ({ dates, events, bookings }: DaySheetsProps) => {
  const t = useTexts(calendarTexts);
  const title = useRangeText(dates);
  const known = new Map(bookings?.map((booking) => [booking.id, booking]));
  const all = events.map(
    ({ view, start, end }): Printed => ({
      photographer_id: view.photographer_id,
      photographer_name: view.photographer_name,
      start,
      end,
      status: view.status ?? undefined,
      event: view,
      booking: known.get(view.id),
    }),
  );
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const sheets = sheetsOf(all, { from: berlinDay(first).start, until: berlinDay(last).end });
  return (
    <div className="hidden print:block" data-sheets="">
      {sheets.map((sheet) => (
        <section key={sheet.id} className="break-after-page last:break-after-auto">
          <h2 className="text-xl font-semibold">{sheet.name}</h2>
          <p className="mb-4 text-base">{title}</p>
          <SheetTable sheet={sheet} withDay={dates.length > 1} />
        </section>
      ))}
      {sheets.length === 0 && (
        <p>
          {title}: {t('calendar.nothing')}
        </p>
      )}
    </div>
  );
};

const useRangeText = (dates: readonly string[]): string => {
  const { language } = useLanguage();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  return first === last ? formatLongDate(first, language) : `${formatDate(first)} – ${formatDate(last)}`;
};

interface SheetTableProps {
  readonly sheet: Sheet<Printed>;
  readonly withDay: boolean;
}

const SheetTable = ({ sheet, withDay }: SheetTableProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const heads = [
    ...(withDay ? [t('field.date')] : []),
    t('field.time'),
    t('detail.customer'),
    t('detail.service'),
    t('field.notes'),
    sessionTexts[language].payment,
  ];
  return (
    <table className="w-full border-collapse text-sm">
      <PrintedHead heads={heads} />
      <tbody>
        {sheet.events.map((printed) => (
          <Row key={`${printed.event.id} ${printed.start}`} printed={printed} withDay={withDay} />
        ))}
      </tbody>
    </table>
  );
};

/** Dates if it lasts several days. */
const timesOf = ({ start, end }: Printed): string => {
  const [first, last] = [berlinDateOf(start), berlinDateOf(end - 1)];
  return first === last && formatTime(end) !== '00:00'
    ? `${formatTime(start)}–${formatTime(end)}`
    : [...new Set([formatDate(first), formatDate(last)])].join(' – ');
};

/** What is still to be paid for a session, in words; nothing while its booking is unknown. */
const usePaymentOf = (booking: AdminBooking | undefined): string => {
  const words = sessionTexts[useLanguage().language];
  const euro = useEuroOfCents();
  if (!booking) return '';
  const owed_cents = wholeCentsOf(booking.owed);
  const { due_cents } = leftToPay({ status: booking.status, owed_cents, payment: paymentInCents(booking.payment) });
  return moneyText({ price_cents: owed_cents, due_cents }, words, euro);
};

/** A session whose booking has not been loaded: what the event itself says. */
const unknownSession = (event: TimedEvent['view']) => ({
  ...event,
  customer_name: event.customer_name ?? '',
  customer_phone: '',
  service_name: event.service_name ?? '',
  items: [],
  resources: [],
  notes: null,
});

const Row = ({ printed, withDay }: { readonly printed: Printed; readonly withDay: boolean }) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const { event, booking, start, end } = printed;
  const { title, detail } = useEventWords()({ view: event, start, end, clashes: false });
  const payment = usePaymentOf(booking);
  const isSession = event.type === 'booking';
  return (
    <tr className="break-inside-avoid">
      {withDay && (
        <td className={`${printedCell} whitespace-nowrap`}>{formatShortDate(berlinDateOf(start), language)}</td>
      )}
      <td className={`${printedCell} tabular font-semibold whitespace-nowrap`}>{timesOf(printed)}</td>
      {isSession ? (
        <SessionCells
          session={booking ?? unknownSession(event)}
          status={event.status && event.status !== 'CONFIRMED' && <StatusBadge status={event.status} />}
          payment={payment}
        />
      ) : (
        <td className={printedCell} colSpan={4}>
          {event.type === 'campaign'
            ? `${title}: ${detail}`
            : [t('event.timeoff'), event.reason].filter(Boolean).join(': ')}
        </td>
      )}
    </tr>
  );
};
