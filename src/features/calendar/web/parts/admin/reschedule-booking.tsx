import { lazy } from 'react';

const form = () => import('../../admin/reschedule-form.tsx');

/** Loads the form before somebody opens it. */
export const prepareRescheduling = (): void => void form();

/** Another day, time or photographer for a booking, from wherever it is asked for. */
export const RescheduleBooking = lazy(async () => ({ default: (await form()).RescheduleForm }));
