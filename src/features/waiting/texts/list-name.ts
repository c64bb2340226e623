import type { Language } from '#shared/kernel/language.ts';

/** The name of the list, on the button of the calendar and in the title of the dialog. */
export const listName: Readonly<Record<Language, string>> = { de: 'Warteliste', ru: 'Лист ожидания' };
