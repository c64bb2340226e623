import { useState } from 'react';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { presentIn } from '#shared/web/admin/conflict/edited-twice.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import type { EditOutcome } from '../../parts/admin/edit-outcome.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { bookingsCall } from '../../parts/admin/use-bookings.ts';
import type { EditFields } from './edit-fields.ts';
import { changesOf } from './edit-fields.ts';
import { editedSession, itemsIn, questionOf } from './edited-session.ts';

/** Why saving failed; with the current booking if it was changed meanwhile. */
export interface Failure {
  readonly message: string;
  readonly present?: AdminBooking;
}

/** Saves an edit. Restoring a booking first checks whether its time is still free. */
export const useSaveBooking = (booking: AdminBooking, outcome: EditOutcome | undefined, onDone: () => void) => {
  const t = useTexts(bookingAdminTexts);
  const restores = booking.status === 'CANCELLED';
  const services = useServices().data;
  const failureOf = useFailure();
  const [failure, setFailure] = useState<Failure>();
  const change = useBookingChange(async (fields: EditFields) => {
    const session = editedSession(booking, fields, services);
    const asked = restores ? questionOf(booking, fields, session) : undefined;
    if (asked) {
      const { available } = await bookingsCall('POST /api/admin/bookings/check-availability', { body: asked });
      if (!available) throw new TimeTaken();
    }
    return bookingsCall('PUT /api/admin/bookings/{id}', {
      params: { id: booking.id },
      body: changesOf(fields, booking, itemsIn(session)),
    });
  });
  return {
    save: async (fields: EditFields): Promise<void> => {
      setFailure(undefined);
      await change.mutateAsync(fields);
      if (outcome) return outcome.onSaved();
      showToast(t(restores ? 'toast.restored' : 'toast.updated'), 'success');
      onDone();
    },
    failed: (error: unknown): undefined => {
      if (!presentOf(error)) outcome?.onFailed(detailOf(error));
      setFailure(failureOf(error));
    },
    failure,
    reset: () => setFailure(undefined),
  };
};

class TimeTaken extends Error {}

const presentOf = (error: unknown) => presentIn(error, 'booking') as AdminBooking | undefined;

const useFailure = (): ((error: unknown) => Failure) => {
  const t = useTexts(bookingAdminTexts);
  const message = useErrorMessage();
  return (error) => {
    const present = presentOf(error);
    if (present) return { message: t('edit.changedMeanwhile'), present };
    const detail = detailOf(error) ?? message(error);
    const taken =
      error instanceof TimeTaken ||
      /not available|conflict/i.test(`${detail} ${error instanceof Error ? error.message : ''}`);
    return { message: taken ? t('edit.taken') : t('edit.error', detail) };
  };
};
