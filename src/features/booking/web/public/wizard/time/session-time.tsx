import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatLongDate, formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { bookingTexts } from '../../../../texts/handle.ts';

interface SessionTimeProps {
  readonly start: string;
  readonly minutes: number;
  /** Without the year and the numeric date, for narrow places. */
  readonly brief?: boolean;
}

/** 'Mittwoch, 5. Juni 2030' and below it '05.06.2030, 09:00–10:00 Uhr', always in Berlin time. */
export const SessionTime = ({ start, minutes, brief = false }: SessionTimeProps) => {
  const { language } = useLanguage();
  const t = useTexts(bookingTexts);
  const from = epochOf(start);
  const date = berlinDateOf(from);
  const day = formatLongDate(date, language);
  return (
    <time dateTime={start}>
      <span className="inline-block first-letter:uppercase">{brief ? day.replace(/ \d{4}$/, '') : day}</span>
      <span className="tabular block font-normal text-muted">
        {!brief && `${formatDate(date)}, `}
        {`${formatTime(from)}–${formatTime(from + minutes * MINUTE)} ${t('booking.clock')}`.trim()}
      </span>
    </time>
  );
};

/** 'Di., 3. März, 14:30' for narrow places. */
export const ShortTime = ({ start }: { readonly start: string }) => {
  const { language } = useLanguage();
  return (
    <time dateTime={start} className="tabular inline-block first-letter:uppercase">
      {formatShort(epochOf(start), language)}
    </time>
  );
};
