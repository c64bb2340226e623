import type { Language } from '#shared/kernel/language.ts';

/** The name of the exception, or the reason of the time off, of a day that was closed because it was cancelled. */
export const dayTexts = {
  de: { closed: 'Alle Termine storniert' },
  ru: { closed: 'Все съёмки отменены' },
} as const satisfies Record<Language, Record<'closed', string>>;
