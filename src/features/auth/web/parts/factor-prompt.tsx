import { useSyncExternalStore } from 'react';
import { FactorDialog } from './factor-dialog.tsx';
import { onAsked, presentlyAsked } from './with-factor.ts';

/** The prompt for the password, or a passkey; rendered once in the back office. Its texts are loaded when it opens. */
export const FactorPrompt = () => {
  const asked = useSyncExternalStore(onAsked, presentlyAsked);
  return asked ? <FactorDialog asked={asked} /> : null;
};
