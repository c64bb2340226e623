import type { Language } from '#shared/kernel/language.ts';

interface ActionNames {
  readonly cancel: string;
  readonly move: string;
}

/** The names of the actions on a day, on the buttons of the calendar and in the titles of the dialogs. */
export const actionNames: Readonly<Record<Language, ActionNames>> = {
  de: { cancel: 'Alle absagen', move: 'Tag verschieben' },
  ru: { cancel: 'Отменить все', move: 'Перенести день' },
};
