import { loadOnce } from '#shared/web/admin/area-texts.tsx';

/** Loads the texts of the reports from a file of their own: no other page shows them. */
export const loadReportsTexts = loadOnce({
  de: async () => (await import('./area-de.ts')).texts,
  ru: async () => (await import('./area-ru.ts')).texts,
});
