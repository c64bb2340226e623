import { loadOnce } from '#shared/web/admin/area-texts.tsx';

/** Loads the texts about managing passkeys from a file of their own: no other page shows them. */
export const loadPasskeysTexts = loadOnce({
  de: async () => (await import('./passkeys-area-de.ts')).texts,
  ru: async () => (await import('./passkeys-area-ru.ts')).texts,
});
