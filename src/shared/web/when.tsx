import { berlinDateOf, parseInstant } from '#shared/kernel/berlin-time.ts';
import { formatDate, formatLongDate, formatTime } from '#shared/kernel/format.ts';
import { useLanguage } from './texts.tsx';

interface WhenProps {
  /** Instants as they come over the wire. */
  readonly start: string;
  readonly end?: string | undefined;
  /** What follows a time of day: 'Uhr'. */
  readonly clock?: string;
}

/** A session in words: its day, and below it the date and its times, always Berlin (I18N-006). */
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

/** Epoch ms of an instant the server sent. */
export const epochOf = (instant: string): number => {
  const read = parseInstant(instant);
  if (!read.ok) throw new RangeError(`Not an instant: ${instant}`);
  return read.value;
};
