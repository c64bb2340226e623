import type { Language } from '#shared/kernel/language.ts';
import type { BornRefusal, DueRefusal } from '../domain/birth-days.ts';

export type BirthRefusal =
  | BornRefusal
  | DueRefusal
  | 'other_week'
  | 'week_full'
  | 'has_place'
  | 'no_place'
  | 'place_over'
  | 'place_booked'
  | 'other_day'
  | 'session_over'
  | 'confirm_first';

/** Why something about a place was not done, for its family. */
export const refusals: Record<Language, Record<BirthRefusal, string>> = {
  de: {
    due_past: 'Dieser Geburtstermin liegt schon länger zurück. Bitte melden Sie sich beim Studio.',
    due_far: 'Dieser Geburtstermin liegt zu weit in der Zukunft. Bitte prüfen Sie das Datum.',
    other_week: 'Bitte wählen Sie die Woche des Geburtstermins oder eine der folgenden.',
    week_full: 'In dieser Woche ist gerade kein Platz mehr frei. Bitte wählen Sie eine andere.',
    has_place: 'Mit dieser E‑Mail-Adresse ist schon ein Platz reserviert. Der Link dazu steht in unserer E‑Mail.',
    no_place: 'Sie stehen noch auf der Warteliste. Bitte melden Sie sich beim Studio.',
    place_over: 'Dieser Platz ist nicht mehr reserviert.',
    place_booked: 'Für diesen Platz ist schon ein Termin gebucht.',
    born_future: 'Dieses Datum liegt in der Zukunft.',
    born_early: 'Bitte prüfen Sie das Datum: Es liegt weit vor dem Geburtstermin.',
    born_over:
      'Die Tage nach diesem Datum sind schon vorbei. Bitte melden Sie sich beim Studio, wir finden eine Lösung.',
    other_day: 'Bitte wählen Sie einen der angebotenen Tage.',
    session_over: 'Dieser Termin hat schon stattgefunden.',
    confirm_first: 'Bitte bestätigen Sie zuerst Ihre E‑Mail-Adresse über den Link, den wir Ihnen geschickt haben.',
  },
  ru: {
    due_past: 'Эта дата родов уже давно прошла. Пожалуйста, свяжитесь со студией.',
    due_far: 'До этой даты ещё слишком далеко. Пожалуйста, проверьте её.',
    other_week: 'Выберите неделю предполагаемой даты родов или одну из следующих.',
    week_full: 'Последнее место на этой неделе только что заняли. Пожалуйста, выберите другую.',
    has_place: 'На этот e‑mail место уже забронировано. Ссылка есть в нашем письме.',
    no_place: 'Вы пока в листе ожидания. Пожалуйста, свяжитесь со студией.',
    place_over: 'Это место больше не забронировано.',
    place_booked: 'Для этого места время уже выбрано.',
    born_future: 'Эта дата ещё не наступила.',
    born_early: 'Проверьте дату: она намного раньше предполагаемой.',
    born_over: 'Дни после этой даты уже прошли. Свяжитесь со студией, мы найдём решение.',
    other_day: 'Пожалуйста, выберите один из предложенных дней.',
    session_over: 'Эта съёмка уже состоялась.',
    confirm_first: 'Сначала подтвердите e‑mail по ссылке из нашего письма.',
  },
};
