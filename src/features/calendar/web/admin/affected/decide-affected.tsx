import { type ComponentProps, lazy, Suspense, useEffect } from 'react';

const dialog = () => import('./affected-bookings.tsx');
const AffectedBookings = lazy(async () => ({ default: (await dialog()).AffectedBookings }));

/** Loads the code of the decision while the form before it is open. */
export const usePreparedDecision = (): void => useEffect(() => void dialog(), []);

/** The decision about the bookings within a time off, in a file of its own: few absences need it. */
export const DecideAffected = (props: ComponentProps<typeof AffectedBookings>) => (
  <Suspense>
    <AffectedBookings {...props} />
  </Suspense>
);
