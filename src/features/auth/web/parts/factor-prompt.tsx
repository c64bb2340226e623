import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onAsked, presentlyAsked } from './with-factor.ts';

const FactorDialog = lazy(async () => ({ default: (await import('./factor-dialog.tsx')).FactorDialog }));

/** The prompt for the password, or a passkey; rendered once in the back office. It is loaded when it opens. */
export const FactorPrompt = () => {
  const asked = useSyncExternalStore(onAsked, presentlyAsked);
  if (!asked) return null;
  return (
    <Suspense>
      <FactorDialog asked={asked} />
    </Suspense>
  );
};
