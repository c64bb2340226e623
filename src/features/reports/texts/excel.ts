import type { Language } from '#shared/kernel/language.ts';

/** The texts of the Excel files. */
export interface ExcelTexts {
  readonly bookings: string;
  readonly columns: readonly string[];
  /** The header of the last column of bookings, which is there only if sessions use something. */
  readonly resources: string;
  readonly yes: string;
  /** In place of the time of a booking that has none. */
  readonly noTime: string;
  readonly no: string;
  readonly noData: string;
  readonly summary: string;
  readonly byService: string;
  readonly byPhotographer: string;
  readonly figure: string;
  readonly value: string;
  readonly total: string;
  readonly revenue: string;
  readonly average: string;
  readonly created: string;
  readonly service: string;
  readonly photographer: string;
  readonly count: string;
  readonly averagePrice: string;
  readonly payments: string;
  readonly paymentColumns: readonly string[];
  readonly items: string;
  readonly itemColumns: readonly string[];
  readonly paid: string;
  readonly refunded: string;
  readonly kept: string;
  readonly open: string;
}

export const excelTexts: Readonly<Record<Language, ExcelTexts>> = {
  de: {
    bookings: 'Buchungen',
    columns: [
      'Nr.',
      'Buchungs-ID',
      'Kundenname',
      'E-Mail',
      'Telefon',
      'WhatsApp-Benachrichtigungen',
      'Service',
      'Preis (€)',
      'Fotograf',
      'Beginn',
      'Ende',
      'Status',
      'Kommentare',
      'Erstellt',
      'Aktualisiert',
    ],
    resources: 'Räume & Ausstattung',
    yes: 'Ja',
    noTime: 'Ohne Termin',
    no: 'Nein',
    noData: 'Keine Daten zum Exportieren',
    summary: 'Zusammenfassung',
    byService: 'Nach Service',
    byPhotographer: 'Nach Fotograf',
    figure: 'Kennzahl',
    value: 'Wert',
    total: 'Buchungen gesamt',
    revenue: 'Umsatz ohne stornierte (€)',
    average: 'Durchschnitt pro Buchung (€)',
    created: 'Erstellt',
    service: 'Service',
    photographer: 'Fotograf',
    count: 'Buchungen ohne stornierte',
    averagePrice: 'Durchschnittspreis (€)',
    payments: 'Zahlungen',
    paymentColumns: [
      'Nr.',
      'Buchungs-ID',
      'Buchungscode',
      'Kundenname',
      'Beginn',
      'Status',
      'Preis (€)',
      'Zahlung',
      'Bezahlt (€)',
      'Erstattet (€)',
      'Offen (€)',
      'Währung',
      'Bezahlt am',
    ],
    items: 'Extras',
    itemColumns: [
      'Nr.',
      'Buchungs-ID',
      'Buchungscode',
      'Kundenname',
      'Beginn',
      'Status',
      'Service',
      'Extra',
      'Anzahl',
      'Berechnet',
      'Einzelpreis (€)',
      'Summe (€)',
      'Minuten',
    ],
    paid: 'Vorab bezahlt (€)',
    refunded: 'Davon erstattet (€)',
    kept: 'Verblieben (€)',
    open: 'Angefordert und offen (€)',
  },
  ru: {
    bookings: 'Бронирования',
    columns: [
      '№',
      'ID бронирования',
      'Имя клиента',
      'E-mail',
      'Телефон',
      'WhatsApp-уведомления',
      'Услуга',
      'Цена (€)',
      'Фотограф',
      'Начало',
      'Окончание',
      'Статус',
      'Комментарии',
      'Создано',
      'Обновлено',
    ],
    resources: 'Залы и оборудование',
    yes: 'Да',
    noTime: 'Без времени',
    no: 'Нет',
    noData: 'Нет данных для экспорта',
    summary: 'Сводка',
    byService: 'По услугам',
    byPhotographer: 'По фотографам',
    figure: 'Показатель',
    value: 'Значение',
    total: 'Всего записей',
    revenue: 'Выручка без отменённых (€)',
    average: 'В среднем за запись (€)',
    created: 'Создано',
    service: 'Услуга',
    photographer: 'Фотограф',
    count: 'Записи без отменённых',
    averagePrice: 'Средняя цена (€)',
    payments: 'Платежи',
    paymentColumns: [
      '№',
      'ID бронирования',
      'Код записи',
      'Имя клиента',
      'Начало',
      'Статус',
      'Цена (€)',
      'Платёж',
      'Оплачено (€)',
      'Возвращено (€)',
      'К оплате (€)',
      'Валюта',
      'Дата оплаты',
    ],
    items: 'Дополнения',
    itemColumns: [
      '№',
      'ID бронирования',
      'Код записи',
      'Имя клиента',
      'Начало',
      'Статус',
      'Услуга',
      'Дополнение',
      'Количество',
      'Оплачивается',
      'Цена за единицу (€)',
      'Сумма (€)',
      'Минуты',
    ],
    paid: 'Оплачено заранее (€)',
    refunded: 'Из этой суммы возвращено (€)',
    kept: 'Осталось (€)',
    open: 'Запрошено и не оплачено (€)',
  },
};
