import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { FactorPrompt } from '#features/auth/web/parts/factor-prompt.tsx';
import { storePreferences } from '#features/auth/web/parts/preferences.ts';
import type { Language } from '#shared/kernel/language.ts';
import { Dialogs } from '#shared/web/dialog/dialogs.tsx';
import { type AllTexts, LanguageProvider } from '#shared/web/texts.tsx';
import { Toasts } from '#shared/web/toasts.tsx';
import { queryClient } from './query-client.ts';
import type { createRouter } from './router.tsx';
import { loadTexts } from './texts/load-texts.ts';

interface AdminAppProps {
  readonly initial: { readonly language: Language; readonly texts: AllTexts };
  readonly router: ReturnType<typeof createRouter>;
}

/** The back office: the screen of the address, and what may appear above each of them. */
export const AdminApp = ({ initial, router }: AdminAppProps) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={initial} load={loadChosen}>
        <RouterProvider router={router} />
        <Dialogs />
        <FactorPrompt />
        <Toasts />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>
);

const loadChosen = (chosen: Language): Promise<AllTexts> => {
  storePreferences({ language: chosen });
  return loadTexts(chosen);
};
