import { loadOnce } from '#shared/web/admin/area-texts.tsx';

/** Loads the texts about the own account from a file of their own: only its page and the prompt for a factor show them. */
export const loadAccountTexts = loadOnce({
  de: async () => (await import('./account-area-de.ts')).texts,
  ru: async () => (await import('./account-area-ru.ts')).texts,
});
