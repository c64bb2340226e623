import { useEffect, useRef } from 'react';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/error-box.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import type { Failure } from './use-save-booking.ts';

interface SaveFailureProps {
  readonly failure: Failure;
  readonly onTakeOver: (present: AdminBooking, mine: boolean) => void;
}

/** Why it was not saved, and the way on: for a booking that changed meanwhile either its state or one's own. */
export const SaveFailure = ({ failure: { message, present }, onTakeOver }: SaveFailureProps) => {
  const t = useTexts(bookingAdminTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <ErrorBox title={message}>
        {present && (
          <>
            <Button look="secondary" onClick={() => onTakeOver(present, false)}>
              {t('edit.takeTheirs')}
            </Button>
            <Button look="secondary" onClick={() => onTakeOver(present, true)}>
              {t('edit.keepMine')}
            </Button>
          </>
        )}
      </ErrorBox>
    </div>
  );
};
