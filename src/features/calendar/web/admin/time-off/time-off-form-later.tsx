import { lazy, Suspense } from 'react';
import type { TimeOffFormProps } from './time-off-form.tsx';

const Form = lazy(async () => ({ default: (await import('./time-off-form.tsx')).TimeOffForm }));

/** The form of a time off, loaded when it opens: the calendar is smaller without it. */
export const TimeOffForm = (props: TimeOffFormProps) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
