import type { Language } from '#shared/kernel/language.ts';
import type { PushKind } from '../domain/push-kinds.ts';

/** What a notification says: only its kind; who and when is on the page that it opens. */
export const pushNotices: Readonly<Record<Language, Readonly<Record<PushKind, string>>>> = {
  de: {
    new_booking: 'Neue Buchung für heute oder morgen',
    cancellation: 'Eine Buchung wurde storniert',
    lead: 'Neue Anfrage',
    failed_mail: 'Eine Mail konnte nicht gesendet werden',
  },
  ru: {
    new_booking: 'Новая запись на сегодня или завтра',
    cancellation: 'Запись отменена',
    lead: 'Новая заявка',
    failed_mail: 'Не удалось отправить письмо',
  },
};
