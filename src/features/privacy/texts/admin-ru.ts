import { plural } from '#shared/web/plural.ts';
import type { PrivacyAdminTexts } from './admin-de.ts';

const bookings = plural('ru', {
  one: '# запись',
  few: '# записи',
  many: '# записей',
  other: '# записи',
});
const contacts = plural('ru', { one: '# контакт', few: '# контакта', many: '# контактов', other: '# контакта' });
const messages = plural('ru', { one: '# сообщение', few: '# сообщения', many: '# сообщений', other: '# сообщения' });
const entries = plural('ru', { one: '# строка', few: '# строки', many: '# строк', other: '# строки' });

export const ru: PrivacyAdminTexts = {
  title: 'Защита данных',
  subtitle: 'Выдать сведения, удалить данные и задать, сколько что хранится.',

  'person.title': 'Выдача и удаление',
  'person.lead': 'Что хранится о клиенте, можно узнать по его адресу e‑mail.',
  'person.email': 'E‑mail клиента',
  'person.invalid': 'Введите адрес e‑mail, например name@kunde.de',
  'person.search': 'Проверить',
  'person.error': 'Не удалось прочитать данные',
  'person.found': (email) => `Хранится для ${email}`,
  'person.nothing': (email) => `Для ${email} ничего не хранится.`,
  'person.bookings': 'Записи',
  'person.consents': 'из них с согласием',
  'person.payments': 'Платежи',
  'person.messages': 'Письма и сообщения WhatsApp',
  'person.customer_notes': 'Заметки о клиенте',
  'person.contacts': 'Контакты',
  'person.offers': 'Предложения времени',
  'person.waiting_entries': 'Записи в листе ожидания',
  'person.vouchers': 'Купленные сертификаты',
  'person.invoices': 'Счета',
  'person.export': 'Выгрузить в файл',
  'person.exportHint': 'В файле всё, что хранится, включая внутренние заметки. Сам факт выгрузки записывается.',
  'person.exported': 'Файл сохранён',
  'person.exportError': 'Не удалось создать файл',
  'person.erase': 'Удалить данные…',
  'person.ahead': 'Перед удалением отмените:',

  'erase.title': 'Удалить данные клиента',
  'erase.lead': 'Это действие нельзя отменить.',
  'erase.bookings': (count) =>
    `${bookings(count)}: имя, e‑mail, телефон и все тексты исчезнут. Время, услуга и выручка останутся для статистики.`,
  'erase.messages': (count) => `${messages(count)}: получатель и содержание будут стёрты.`,
  'erase.deleted': 'Заметки о клиенте и контакты будут удалены полностью.',
  'erase.vouchers': 'Купленные сертификаты остаются действительными, но без имён и посвящения.',
  'erase.payments': 'Платежи останутся как документы, без имени. Данные у платёжной системы удалите, пожалуйста, там.',
  'erase.invoices': 'Счета хранятся положенные по закону годы, с именем и адресом, и закрыты для всего остального.',
  'erase.repeat': 'Для подтверждения введите адрес e‑mail',
  'erase.differs': 'Это другой адрес.',
  'erase.confirm': 'Удалить навсегда',
  'erase.done': 'Данные удалены',

  'retention.title': 'Сроки хранения',
  'retention.lead': 'Данные с истёкшим сроком удаляются автоматически раз в час.',
  'retention.loadError': 'Не удалось загрузить сроки',
  'retention.saveError': 'Не удалось сохранить сроки',
  'retention.months': 'Месяцев',
  'retention.range': ({ min, max }) => `Целое число месяцев от ${min} до ${max}`,
  'retention.invalid': 'Проверьте отмеченные поля.',
  'retention.unsavedDue': 'Сколько это затронет, будет видно после сохранения.',
  'retention.lost_contacts': 'Удалять контакты с отказом',
  'retention.lost_contactsHint': 'Контакты в фазе «Отказ», которые ни разу не записались, вместе с заметками.',
  'retention.lost_contactsDue': (count) => (count === 0 ? 'Сейчас ничего.' : `Сейчас подлежит: ${contacts(count)}`),
  'retention.cancelled_bookings': 'Обезличивать отменённые записи',
  'retention.cancelled_bookingsHint': 'Только те, за которые не платили. В статистике они останутся.',
  'retention.cancelled_bookingsDue': (count) =>
    count === 0 ? 'Сейчас ничего.' : `Сейчас подлежит: ${bookings(count)}`,
  'retention.message_contents': 'Стирать содержание сообщений',
  'retention.message_contentsHint': 'Кто, когда и какое сообщение получил, останется видно.',
  'retention.message_contentsDue': (count) => (count === 0 ? 'Сейчас ничего.' : `Сейчас подлежит: ${messages(count)}`),
  'retention.audit': 'Удалять историю записей',
  'retention.auditHint': 'Кто, когда и что изменил в записи. Не меньше года хранится всегда.',
  'retention.auditDue': (count) => (count === 0 ? 'Сейчас ничего.' : `Сейчас подлежит: ${entries(count)}`),
};
