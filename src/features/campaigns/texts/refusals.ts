import type { Language } from '#shared/kernel/language.ts';

/** Why a spot could not be booked, for the customer. */
export const refusals: Record<Language, Record<'before' | 'closed' | 'taken' | 'second' | 'siblings', string>> = {
  de: {
    before: 'Die Buchung hat noch nicht begonnen.',
    closed: 'Diese Aktion ist beendet. Es können keine Termine mehr gebucht werden.',
    taken: 'Dieser Termin ist gerade vergeben worden. Bitte wählen Sie einen anderen.',
    siblings: 'An diesem Tag wird ein Termin auf einmal gebucht.',
    second:
      'Mit dieser E‑Mail-Adresse ist an diesem Tag schon ein Termin gebucht. Für weitere wenden Sie sich bitte an das Studio.',
  },
  ru: {
    before: 'Запись ещё не открыта.',
    closed: 'Эта акция завершена. Записаться больше нельзя.',
    taken: 'Это время только что заняли. Пожалуйста, выберите другое.',
    siblings: 'В этот день можно записаться только на одно время сразу.',
    second: 'На этот e‑mail в этот день уже есть запись. Если нужно ещё время, обратитесь в студию.',
  },
};
