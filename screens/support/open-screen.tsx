import { dropSessionToken, storeSessionToken } from '#features/auth/web/parts/session-token.ts';
import css from '../../src/app/web/admin/admin.css?inline';
import { AdminApp } from '../../src/app/web/admin/admin-app.tsx';
import { forgetWithSession, queryClient } from '../../src/app/web/admin/query-client.ts';
import { createRouter } from '../../src/app/web/admin/router.tsx';
import { loadTexts } from '../../src/app/web/admin/texts/load-texts.ts';
import { firstStudio, owner } from './first-studio.ts';
import { type Opening, play, type Stage } from './stage.tsx';

forgetWithSession();
// Tests of failures do not wait a second for the next attempt.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 10 } });

interface OpeningScreen extends Opening {
  readonly theme?: 'light' | 'dark';
  /** Whether nobody is signed in. */
  readonly isSignedOut?: boolean;
}

/** Opens an address of the back office, signed in as the owner. What `answers` leaves out is answered as by a new studio. */
export const openScreen = (
  path: string,
  { answers = {}, language = 'de', theme = 'light', isSignedOut = false }: OpeningScreen = {},
): Promise<Stage> =>
  play({
    path,
    css,
    language,
    // Another person each time: what the last one has chosen is not theirs.
    answers: {
      ...firstStudio,
      'GET /api/admin/auth/me': { ...owner, id: crypto.randomUUID() },
      'PUT /api/admin/auth/preferences': ({ body }) => ({ language: null, theme: null, ...body }),
      ...answers,
    },
    render: async () => {
      queryClient.clear();
      // Ends the session of the test before, and what it chose and could not keep in an account.
      storeSessionToken(crypto.randomUUID());
      dropSessionToken('never');
      if (theme === 'dark') localStorage.setItem('admin_theme', theme);
      document.documentElement.classList.toggle('dark', theme === 'dark');
      if (!isSignedOut) storeSessionToken(crypto.randomUUID());
      const texts = await loadTexts(language);
      const router = createRouter();
      return { app: <AdminApp initial={{ language, texts }} router={router} />, end: () => router.dispose() };
    },
  });
