import type { Language } from '#shared/kernel/language.ts';
import type { ChoiceRefusal } from '../domain/extras/items-of-choice.ts';

/** The error texts of the server about chosen options and the number of people; the page shows them unchanged. */
export const choiceRefusals: Record<Language, Record<ChoiceRefusal, string>> = {
  de: {
    unknown_option: 'Eines der gewählten Extras wird nicht mehr angeboten. Bitte wählen Sie neu.',
    too_many_of_option: 'Ein Extra ist nicht so oft buchbar. Bitte wählen Sie eine kleinere Anzahl.',
    option_missing: 'Zu diesem Shooting gehört ein Extra, das noch nicht gewählt ist.',
    too_many_people: 'Für so viele Personen ist dieses Shooting nicht buchbar.',
    no_people: 'Bei diesem Shooting wird keine Personenzahl angegeben.',
    too_many_sessions: 'Direkt nach einem Shooting ist nur ein zweites buchbar. Bitte wählen Sie eines davon.',
    too_long: 'Mit diesen Extras dauert der Termin länger als 24 Stunden.',
    too_expensive: 'Mit diesen Extras ist der Preis zu hoch, um online zu buchen.',
  },
  ru: {
    unknown_option: 'Одно из выбранных дополнений больше не предлагается. Выберите, пожалуйста, заново.',
    too_many_of_option: 'Дополнение нельзя выбрать столько раз. Выберите меньшее количество.',
    option_missing: 'К этой съёмке нужно выбрать обязательное дополнение.',
    too_many_people: 'На столько человек записаться на эту съёмку нельзя.',
    no_people: 'Для этой съёмки количество человек не указывается.',
    too_many_sessions: 'Сразу после съёмки можно записаться только ещё на одну. Выберите одну из них.',
    too_long: 'С этими дополнениями съёмка длится больше 24 часов.',
    too_expensive: 'С этими дополнениями цена слишком высока для записи онлайн.',
  },
};
