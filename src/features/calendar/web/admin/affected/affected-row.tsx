import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import type { Alternatives } from '#features/booking/alternatives-contract.ts';
import { RequestNote } from '#features/booking/web/parts/admin/request-note.tsx';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { formatLongDate, formatShort } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { byDate } from '../../../domain/proposed-starts.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { BookingLink } from './booking-link.tsx';
import type { Outcome, Step } from './use-outcomes.ts';

interface AffectedRowProps {
  readonly booking: AdminBooking;
  /** The action in progress; undefined during selection, and for bookings that are left out. */
  readonly what: Step['what'] | undefined;
  readonly outcome: Outcome | undefined;
  /** Undefined: it cannot be selected now. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: (on: boolean) => void;
  /** The possible targets; undefined while loading. */
  readonly alternatives: Alternatives | undefined;
  readonly target: string;
  readonly onTarget: (target: string) => void;
  readonly onLook: () => void;
}

/** A booking with its target, or the result. */
export const AffectedRow = ({ booking, what, outcome, isChosen, onChoose, onLook, ...rest }: AffectedRowProps) => {
  const { language } = useLanguage();
  const when = formatShort(epochOf(booking.start), language);
  return (
    <li
      data-booking={booking.id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line px-3 py-1.5"
    >
      {isChosen !== undefined && (
        <label className="grid size-8 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={`${booking.customer_name}, ${when}`}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-5 accent-accent"
          />
        </label>
      )}
      <span className="min-w-0 flex-1 basis-56">
        <BookingLink id={booking.id} onLook={onLook}>
          {when} · {booking.customer_name}
        </BookingLink>
        <span className="block text-sm break-words text-muted">
          {bookedServiceName(booking, language)} · {booking.photographer_name}
        </span>
      </span>
      <StatusBadge status={booking.status} />
      {!outcome && <RequestNote booking={booking} />}
      {outcome && <OutcomeText outcome={outcome} />}
      {(what === 'photographer' || what === 'time') && !outcome?.done && (
        <Ways {...rest} what={what} name={booking.customer_name} />
      )}
    </li>
  );
};

const OutcomeText = ({ outcome: { done, text } }: { readonly outcome: Outcome }) => {
  const Icon = done ? CircleCheck : TriangleAlert;
  return (
    <output
      data-outcome={done ? 'done' : 'unchanged'}
      className={classNames('flex w-full items-start gap-1.5 font-medium', done ? 'text-success' : 'text-danger')}
    >
      <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">{text}</span>
    </output>
  );
};

interface WaysProps extends Pick<AffectedRowProps, 'alternatives' | 'target' | 'onTarget'> {
  readonly what: 'photographer' | 'time';
  readonly name: string;
}

/** A choice of the possible targets of a booking. */
const Ways = ({ what, name, alternatives, target, onTarget }: WaysProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  if (!alternatives) return <Skeleton className="h-10 w-full sm:w-64" />;
  const { photographers, starts } = alternatives;
  if ((what === 'photographer' ? photographers : starts).length === 0) {
    return <span className="text-sm font-medium text-danger">{t(`affected.none.${what}`)}</span>;
  }
  return (
    <select
      aria-label={t(`affected.to.${what}`, name)}
      value={target}
      onChange={(event) => onTarget(event.target.value)}
      className="min-h-control w-full rounded-field border border-control bg-surface px-2 sm:w-64"
    >
      <option value="">{t('affected.leave')}</option>
      {what === 'photographer'
        ? photographers.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))
        : [...byDate(starts.map(epochOf))].map(([date, times]) => (
            <optgroup key={date} label={formatLongDate(date, language)}>
              {times.map((start) => (
                <option key={start} value={start}>
                  {formatShort(start, language)}
                </option>
              ))}
            </optgroup>
          ))}
    </select>
  );
};
