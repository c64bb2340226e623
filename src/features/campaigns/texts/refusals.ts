import type { Language } from '#shared/kernel/language.ts';

type Refusal =
  | 'before'
  | 'closed'
  | 'taken'
  | 'second'
  | 'siblings'
  | 'code_wrong'
  | 'too_many_codes'
  | 'codes_unreadable';

/** Why a spot could not be booked, for the customer. */
export const refusals: Record<Language, Record<Refusal, string>> = {
  de: {
    before: 'Die Buchung hat noch nicht begonnen.',
    closed: 'Diese Aktion ist beendet. Es können keine Termine mehr gebucht werden.',
    taken: 'Dieser Termin ist gerade vergeben worden. Bitte wählen Sie einen anderen.',
    code_wrong:
      'Dieser Zugangscode ist nicht gültig oder schon verwendet worden. Wenn Sie schon gebucht haben, finden Sie Ihren Termin in unserer E‑Mail.',
    too_many_codes:
      'Es wurden zu viele falsche Zugangscodes eingegeben. Bitte versuchen Sie es in 15 Minuten noch einmal.',
    codes_unreadable: 'Die Zugangscodes können gerade nicht geprüft werden. Bitte wenden Sie sich an das Studio.',
    siblings: 'An diesem Tag wird ein Termin auf einmal gebucht.',
    second:
      'Mit dieser E‑Mail-Adresse ist an diesem Tag schon ein Termin gebucht. Für weitere wenden Sie sich bitte an das Studio.',
  },
  ru: {
    before: 'Запись ещё не открыта.',
    closed: 'Эта акция завершена. Записаться больше нельзя.',
    taken: 'Это время только что заняли. Пожалуйста, выберите другое.',
    code_wrong:
      'Этот код недействителен или уже использован. Если вы уже записались, данные съёмки есть в нашем письме.',
    too_many_codes: 'Слишком много неверных кодов. Попробуйте ещё раз через 15 минут.',
    codes_unreadable: 'Сейчас коды проверить нельзя. Обратитесь в студию.',
    siblings: 'В этот день можно записаться только на одно время сразу.',
    second: 'На этот e‑mail в этот день уже есть запись. Если нужно ещё время, обратитесь в студию.',
  },
};
