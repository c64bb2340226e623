import { loadOnce } from '#shared/web/admin/area-texts.tsx';
import { textsHandle } from '#shared/web/texts.tsx';
import type { PushTexts } from './push-de.ts';

export const pushTexts = textsHandle<PushTexts>('push');

/** Loads the texts of the notifications: only the page of the account shows them. */
export const loadPushTexts = loadOnce({
  de: async () => ({ push: (await import('./push-de.ts')).de }),
  ru: async () => ({ push: (await import('./push-ru.ts')).ru }),
});
