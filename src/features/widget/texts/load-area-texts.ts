import { loadOnce } from '#shared/web/admin/area-texts.tsx';

/** Loads the texts of the embedded wizard's page: no other page shows them. */
export const loadWidgetTexts = loadOnce({
  de: async () => ({ widgetAdmin: (await import('./admin-de.ts')).de }),
  ru: async () => ({ widgetAdmin: (await import('./admin-ru.ts')).ru }),
});
