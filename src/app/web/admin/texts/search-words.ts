import type { HubTexts } from '#features/settings/texts/hub-texts.ts';
import type { Language } from '#shared/kernel/language.ts';

/** What else people type who look for a page or an action, separated by spaces. It is never shown, so the wording is theirs. */
interface SearchWords {
  /** Of the pages of the navigation, by their address. */
  readonly sections: Readonly<Record<string, string>>;
  /** Of the pages of the settings, by their name there. */
  readonly settings: Readonly<Partial<Record<keyof HubTexts, string>>>;
  readonly absence: string;
  readonly cancelDay: string;
  readonly moveDay: string;
}

const de: SearchWords = {
  sections: {
    '/admin/dashboard': 'Übersicht Startseite Umsatz',
    '/admin/today': 'Tagesblatt drucken angekommen nicht erschienen Einwilligung',
    '/admin/own-calendar': 'Kalender Termine',
    '/admin/kontakten': 'Leads Anfragen Interessenten anbieten Terminangebot importieren',
    '/admin/bookings': 'Termine Kunden verschieben umbuchen stornieren absagen zurückzahlen exportieren',
    '/admin/services': 'Leistungen Preise Extras Angebote Dauer',
    '/admin/photographers': 'Fotografinnen Mitarbeiter Arbeitszeiten',
    '/admin/calendar': 'Termine verschieben Warteliste',
    '/admin/reports': 'Umsatz Auswertung Statistik Excel exportieren',
    '/admin/settings': 'Optionen verwalten',
  },
  settings: {
    calendar: 'Öffnungszeiten Arbeitszeiten Feiertage Pausen Puffer Vorlauf Warteliste',
    payments: 'Anzahlung Stripe Überweisung PayPal Währung Erstattung Ausfallgebühr',
    email: 'Mails Nachrichten Erinnerungen WhatsApp Vorlagen',
    pageDesign: 'Farben Schrift Aussehen Logo Bilder',
    company: 'Studio Adresse Telefon Logo Kontaktdaten',
    delivery: 'Mailserver SMTP Testnachricht',
    outbox: 'Mails gesendet Nachrichten fehlgeschlagen',
    legal: 'Impressum AGB Datenschutzerklärung Barrierefreiheit',
    privacy: 'DSGVO Auskunft löschen Aufbewahrung',
    withdrawals: 'Widerruf Rücktritt',
    invoices: 'Rechnungen Quittungen Umsatzsteuer Mehrwertsteuer DATEV Buchhaltung Finanzamt',
    bank: 'Überweisungen Bank Buchhaltung CSV MT940 CAMT',
    widget: 'iframe WordPress Homepage einbetten',
    integrations: 'API Webhooks Schlüssel Zapier Schnittstelle',
    resources: 'Studioräume Geräte Kulissen',
    births: 'Neugeborene Newborn Entbindung Babyshooting',
    campaigns: 'Aktionen Aktionstage Mini Sessions Kindergarten',
    discounts: 'Rabatte Gutscheincodes Aktionscodes',
    vouchers: 'Geschenkgutscheine Guthaben einlösen verkaufen',
    team: 'Mitarbeiter Benutzer Rollen Zugang einladen',
    audit: 'Verlauf Änderungen Logbuch',
    account: 'Kennwort Passkey Sprache Anmeldung Zwei-Faktor',
    setup: 'Einrichtung Checkliste veröffentlichen',
  },
  absence: 'krank Urlaub frei Ferien schließen Feiertag Auszeit',
  cancelDay: 'krank stornieren ausfallen schließen',
  moveDay: 'krank verlegen umbuchen',
};

const ru: SearchWords = {
  sections: {
    '/admin/dashboard': 'Обзор главная цифры выручка',
    '/admin/today': 'Лист дня печать пришёл не пришёл согласие',
    '/admin/own-calendar': 'Календарь съёмки',
    '/admin/kontakten': 'Лиды заявки предложить предложение импорт',
    '/admin/bookings': 'Съёмки клиенты перенести отменить возврат экспорт',
    '/admin/services': 'Услуги цены дополнения длительность',
    '/admin/photographers': 'Сотрудники рабочее время',
    '/admin/calendar': 'Съёмки перенести лист ожидания',
    '/admin/reports': 'Выручка статистика аналитика Excel экспорт',
    '/admin/settings': 'Параметры управление',
  },
  settings: {
    calendar: 'Часы работы праздники перерывы паузы лист ожидания',
    payments: 'Предоплата Stripe перевод PayPal валюта возврат неявка',
    email: 'Письма сообщения напоминания WhatsApp шаблоны',
    pageDesign: 'Цвета шрифт внешний вид логотип картинки',
    company: 'Студия адрес телефон логотип контакты',
    delivery: 'Почтовый сервер SMTP пробное письмо',
    outbox: 'Письма отправленные сообщения ошибки',
    legal: 'Impressum реквизиты условия доступность',
    privacy: 'GDPR удаление выдача хранение',
    withdrawals: 'Отказ возврат',
    invoices: 'Счёт НДС налоги бухгалтерия DATEV',
    bank: 'Переводы банк бухгалтерия CSV MT940 CAMT',
    widget: 'iframe WordPress встроить',
    integrations: 'API вебхуки ключи Zapier',
    resources: 'Помещения оборудование декорации',
    births: 'Новорождённые роды newborn младенец',
    campaigns: 'Акции мини-сессии детский сад',
    discounts: 'Скидки коды',
    vouchers: 'Подарки баланс погасить продать',
    team: 'Сотрудники пользователи роли доступ пригласить',
    audit: 'История изменения',
    account: 'Пароль ключ доступа язык вход',
    setup: 'Настройка список публикация',
  },
  absence: 'болезнь отпуск выходной каникулы закрыть праздник',
  cancelDay: 'болезнь закрыть',
  moveDay: 'болезнь переставить',
};

export const searchWords: Readonly<Record<Language, SearchWords>> = { de, ru };
