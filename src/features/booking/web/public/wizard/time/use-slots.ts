import type { Dispatch } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SlotView } from '#features/availability/contract.ts';
import { BERLIN } from '#shared/kernel/time/berlin-time.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { useLoading } from '#shared/web/call/use-loading.ts';
import { call } from '../state/booking-calls.ts';
import type { WizardAction, WizardState } from '../state/wizard-state.ts';

/**
 * The free times of the chosen day, loaded again whenever step 2 is entered. If the chosen time is no longer among
 * them, it is cleared and the customer is notified.
 */
export const useSlots = (
  { step, service_id, extras, photographer_id, date, start, reserved }: WizardState,
  dispatch: Dispatch<WizardAction>,
): Loading<readonly SlotView[]> => {
  const key =
    service_id && photographer_id && date && !reserved
      ? JSON.stringify([service_id, photographer_id, date, extras])
      : undefined;
  const slots = useLoading(key, async (signal) => {
    const query = {
      service_id: service_id ?? '',
      photographer_id: photographer_id ?? '',
      date: date ?? '',
      timezone: BERLIN,
      ...extras,
    };
    return (await call('GET /api/availability', { query }, { signal })).slots;
  });

  const lastStep = useRef(step);
  const refresh = useEffectEvent(() => slots.value && slots.reload());
  useEffect(() => {
    if (step === 1 && lastStep.current !== 1) refresh();
    lastStep.current = step;
  }, [step]);

  const isGone =
    start !== undefined &&
    !slots.loading &&
    slots.value !== undefined &&
    !slots.value.some((slot) => slot.start === start);
  useEffect(() => {
    if (isGone) dispatch({ type: 'gone', notice: 'slot_taken' });
  }, [isGone, dispatch]);
  return slots;
};
