import { lazy } from 'react';

const form = () => import('../../admin/session/reschedule-form.tsx');

/** Preloads the form. */
export const prepareRescheduling = (): void => void form();

/** The form to change day, time or photographer of a booking, for use on any screen. */
export const RescheduleBooking = lazy(async () => ({ default: (await form()).RescheduleForm }));
