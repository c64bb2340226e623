import './admin.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { FactorPrompt } from '#features/auth/web/parts/factor-prompt.tsx';
import { followOtherTabs } from '#features/auth/web/parts/session-token.ts';
import { Dialogs } from '#shared/web/dialogs.tsx';
import { keptLanguage } from '#shared/web/kept-language.ts';
import { LanguageProvider } from '#shared/web/texts.tsx';
import { Toasts } from '#shared/web/toasts.tsx';
import { forgetWithSession, queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { loadTexts } from './texts/load-texts.ts';

const root = document.getElementById('app');
if (!root) throw new Error('#app is missing');

followOtherTabs();
forgetWithSession();

const language = keptLanguage() ?? (document.documentElement.lang === 'ru' ? 'ru' : 'de');
const texts = await loadTexts(language);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={{ language, texts }} load={loadTexts}>
        <RouterProvider router={router} />
        <Dialogs />
        <FactorPrompt />
        <Toasts />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
);
