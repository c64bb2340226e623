import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { FactorPrompt } from '#features/auth/web/parts/factor-prompt.tsx';
import { storePreferences } from '#features/auth/web/parts/preferences.ts';
import { followOtherTabs } from '#features/auth/web/parts/session-token.ts';
import type { Language } from '#shared/kernel/language.ts';
import { Dialogs } from '#shared/web/dialog/dialogs.tsx';
import { followPresses } from '#shared/web/press/press.ts';
import { storedLanguage } from '#shared/web/stored-language.ts';
import { type AllTexts, LanguageProvider } from '#shared/web/texts.tsx';
import { Toasts } from '#shared/web/toasts.tsx';
import { forgetWithSession, queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { loadTexts } from './texts/load-texts.ts';

const root = document.getElementById('app');
if (!root) throw new Error('#app is missing');

followPresses();
followOtherTabs();
forgetWithSession();

const language = storedLanguage() ?? (document.documentElement.lang === 'ru' ? 'ru' : 'de');
const texts = await loadTexts(language);

const loadChosen = (chosen: Language): Promise<AllTexts> => {
  storePreferences({ language: chosen });
  return loadTexts(chosen);
};

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={{ language, texts }} load={loadChosen}>
        <RouterProvider router={router} />
        <Dialogs />
        <FactorPrompt />
        <Toasts />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);

// After the first screen: it is needed only once the browser translates.
void import('#shared/web/translated-texts.ts').then(({ followTranslation }) => followTranslation());
