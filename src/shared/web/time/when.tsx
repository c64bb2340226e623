import { berlinDateOf, parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { useLanguage } from '../texts.tsx';

interface WhenProps {
  /** Instants as responses contain them. */
  readonly start: string;
  readonly end?: string | undefined;
  /** A text after a time of day: 'Uhr'. */
  readonly clock?: string;
}

/** A session as text: the long date, and below it the short date and the times, in Berlin time. */
export const When = ({ start, end, clock = '' }: WhenProps) => {
  const { language } = useLanguage();
  const from = epochOf(start);
  const date = berlinDateOf(from);
  const times = end === undefined ? formatTime(from) : `${formatTime(from)}–${formatTime(epochOf(end))}`;
  return (
    <time dateTime={start}>
      <span className="block font-semibold first-letter:uppercase">{formatLongDate(date, language)}</span>
      <span className="tabular block text-muted">
        {formatDate(date)}, {times} {clock}
      </span>
    </time>
  );
};

/** The epoch ms of an instant in a response. */
export const epochOf = (instant: string): number => {
  const read = parseInstant(instant);
  if (!read.ok) throw new RangeError(`Not an instant: ${instant}`);
  return read.value;
};
