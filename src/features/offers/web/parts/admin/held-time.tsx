import { lazy, Suspense } from 'react';
import type { HeldTimeDialogProps } from './held-time-dialog.tsx';

const HeldTimeDialog = lazy(async () => ({ default: (await import('./held-time-dialog.tsx')).HeldTimeDialog }));

/** The dialog of a held time, which loads when it is opened. */
export const HeldTime = (props: HeldTimeDialogProps) => (
  <Suspense>
    <HeldTimeDialog {...props} />
  </Suspense>
);
