import { useEffect, useRef } from 'react';
import { EditConflict } from '#shared/web/admin/conflict/edit-conflict.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { Failure } from './use-save-booking.ts';

interface SaveFailureProps {
  readonly failure: Failure;
  readonly onTakeOver: (present: AdminBooking, mine: boolean) => void;
}

/**
 * Why saving failed. If the booking changed meanwhile, it offers to continue with the current data or with one's own.
 */
export const SaveFailure = ({ failure: { message, present }, onTakeOver }: SaveFailureProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (present) {
    return (
      <EditConflict
        title={message}
        onTheirs={() => onTakeOver(present, false)}
        onMine={() => onTakeOver(present, true)}
      />
    );
  }
  return (
    <div ref={box}>
      <ErrorBox title={message} />
    </div>
  );
};
