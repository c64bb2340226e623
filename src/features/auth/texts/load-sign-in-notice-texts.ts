import { loadOnce } from '#shared/web/admin/area-texts.tsx';

/** Loads the texts of the page that a mail about a sign-in leads to. */
export const loadSignInNoticeTexts = loadOnce({
  de: async () => (await import('./sign-in-notice-area-de.ts')).texts,
  ru: async () => (await import('./sign-in-notice-area-ru.ts')).texts,
});
