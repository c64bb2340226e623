import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onWaitingAction, waitingAction } from './with-factor.ts';

const FactorDialog = lazy(async () => ({ default: (await import('./factor-dialog.tsx')).FactorDialog }));

/** The prompt for the password, or a passkey; rendered once in the back office. It is loaded when it opens. */
export const FactorPrompt = () => {
  const asked = useSyncExternalStore(onWaitingAction, waitingAction);
  if (!asked) return null;
  return (
    <Suspense>
      <FactorDialog asked={asked} />
    </Suspense>
  );
};
