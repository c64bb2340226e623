import { useState } from 'react';
import { limits } from '#shared/kernel/text/text.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { useDebounced } from '#shared/web/admin/use-debounced.ts';
import { Field } from '#shared/web/field.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import type { LineCandidate, OpenBankLine } from '../../../bank-contract.ts';
import { useBookings } from '../../parts/admin/use-bookings.ts';
import { candidateOf } from './candidate-of.ts';
import { CandidateRow } from './candidate-row.tsx';
import { useBankTexts } from './use-bank-texts.ts';

interface OtherBookingProps {
  readonly line: OpenBankLine;
  readonly busyOf: (booking_id: string) => boolean;
  readonly onAssign: (candidate: LineCandidate) => void;
}

const shortest = 2;
const shown = 5;

/** Searches for a booking that was not proposed. */
export const OtherBooking = (props: OtherBookingProps) => {
  const texts = useBankTexts();
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim());
  return (
    <div className="grid gap-1">
      <Field label={texts.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it wants to type
            autoFocus
            maxLength={limits.name}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {asked.length >= shortest && <Found {...props} search={asked} />}
    </div>
  );
};

const Found = ({ line, busyOf, onAssign, search }: OtherBookingProps & { readonly search: string }) => {
  const texts = useBankTexts();
  const bookings = useBookings({ search, limit: shown });
  if (bookings.error)
    return <LoadFailure title={texts.loadError} error={bookings.error} onRetry={() => void bookings.refetch()} />;
  if (!bookings.data) {
    return (
      <Loading>
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  if (bookings.data.length === 0) return <output className="block py-2 text-muted">{texts.none}</output>;
  return (
    <ul aria-busy={bookings.isPlaceholderData} className="grid divide-y divide-line">
      {bookings.data.map((booking) => (
        <CandidateRow
          key={booking.id}
          line={line}
          candidate={candidateOf(booking, line.amount)}
          found
          busy={busyOf(booking.id)}
          onAssign={onAssign}
        />
      ))}
    </ul>
  );
};
