import type { Dispatch } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { CallError } from '#shared/web/call/call-error.ts';
import { call } from '../state/booking-calls.ts';
import { forgetWizard } from '../state/stored-wizard.ts';
import type { Reserved, WizardAction } from '../state/wizard-state.ts';
import { successPage } from './use-confirmation.ts';

/**
 * A stored reservation may have been paid or cancelled meanwhile, for example when the customer comes back from the
 * provider. If it was paid, the wizard navigates to its page; if it was cancelled, the wizard is unlocked.
 */
export const useReservationCheck = (reserved: Reserved | undefined, dispatch: Dispatch<WizardAction>): void => {
  const check = useEffectEvent(async (id: string): Promise<void> => {
    const status = await statusOf(id);
    if (status === 'CONFIRMED' || status === 'COMPLETED') {
      forgetWizard();
      location.replace(successPage(id));
    } else if (status === 'CANCELLED') {
      dispatch({ type: 'released' });
    }
  });
  const id = reserved?.booking_id;
  useEffect(() => {
    if (id) void check(id);
  }, [id]);
};

/** undefined if it could not be loaded; the reservation then stays. */
const statusOf = async (id: string): Promise<string | undefined> => {
  try {
    return (await call('GET /api/bookings/{id}', { params: { id } })).status;
  } catch (error) {
    return error instanceof CallError && error.status === 404 ? 'CANCELLED' : undefined;
  }
};
