import { loadOnce } from '#shared/web/admin/area-texts.tsx';

/** Loads the texts of the payment settings: no other page shows them. */
export const loadPaymentsTexts = loadOnce({
  de: async () => ({ paymentsAdmin: (await import('./admin-de.ts')).de }),
  ru: async () => ({ paymentsAdmin: (await import('./admin-ru.ts')).ru }),
});
