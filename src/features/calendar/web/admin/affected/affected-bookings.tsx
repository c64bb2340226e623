import { useState } from 'react';
import { BookingDialog } from '#features/booking/web/parts/admin/booking-dialog.tsx';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { Decision } from './decision.tsx';
import { type TimeAway, useAffectedBookings } from './use-affected.ts';

interface AffectedBookingsProps {
  readonly off: TimeAway;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** The bookings within a time off: one decision for all of them, with a result for each. */
export const AffectedBookings = ({ off, ids, onClose }: AffectedBookingsProps) => {
  const t = useTexts(calendarTexts);
  const [looked, setLooked] = useState<string>();
  const { bookings, error, retry } = useAffectedBookings(ids);
  if (!bookings) {
    return (
      <Modal title={t('affected.title', off.photographer_name)} wide onClose={onClose}>
        {error ? (
          <LoadFailure title={t('affected.error')} error={error} onRetry={retry} />
        ) : (
          <Loading className="grid gap-2">
            <SkeletonRows count={ids.length} className="h-14" />
          </Loading>
        )}
      </Modal>
    );
  }
  return (
    <>
      <Decision off={off} bookings={bookings} onLook={setLooked} onClose={onClose} />
      {looked && <BookingDialog key={looked} id={looked} onClose={() => setLooked(undefined)} />}
    </>
  );
};
