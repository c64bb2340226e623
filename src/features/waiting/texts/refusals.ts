import type { Language } from '#shared/kernel/language.ts';

export type JoinRefusal =
  | 'no_waiting_list'
  | 'time_free'
  | 'spot_free'
  | 'not_on_sale'
  | 'outside_window'
  | 'no_such_day'
  | 'too_many_entries';

/** Why somebody cannot join the waiting list. */
export const refusals: Record<Language, Record<JoinRefusal, string>> = {
  de: {
    no_waiting_list: 'Dieses Studio führt keine Warteliste.',
    time_free: 'An diesen Tagen ist noch etwas frei. Bitte buchen Sie direkt.',
    spot_free: 'Es ist noch ein Termin frei. Bitte buchen Sie direkt.',
    not_on_sale: 'Für diese Aktion werden gerade keine Termine vergeben.',
    outside_window: 'Diese Tage sind noch nicht buchbar oder schon vorbei.',
    no_such_day: 'In diesem Zeitraum gibt es keinen der gewählten Wochentage.',
    too_many_entries: 'Sie stehen schon mehrfach auf der Warteliste. Bitte verlassen Sie zuerst einen Eintrag.',
  },
  ru: {
    no_waiting_list: 'В этой студии нет листа ожидания.',
    time_free: 'В эти дни ещё есть свободное время. Забронируйте его сразу.',
    spot_free: 'Ещё есть свободное время. Забронируйте его сразу.',
    not_on_sale: 'На эту акцию сейчас нельзя записаться.',
    outside_window: 'Эти дни ещё нельзя забронировать или они уже прошли.',
    no_such_day: 'В этом периоде нет выбранных дней недели.',
    too_many_entries: 'Вы уже несколько раз записаны в лист ожидания. Сначала удалите одну из записей.',
  },
};
