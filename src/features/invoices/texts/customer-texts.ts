import type { Language } from '#shared/kernel/language.ts';
import type { InvoiceKind } from '../domain/invoice-kinds.ts';

/** The texts about documents on the page of a booking, loaded with that part alone. */
const de = {
  title: 'Belege',
  kinds: { deposit: 'Anzahlungsrechnung', final: 'Rechnung', cancellation: 'Stornorechnung' } as Partial<
    Record<InvoiceKind, string>
  >,
  of: (date: string) => `vom ${date}`,
  download: 'PDF herunterladen',
  downloadXml: 'XRechnung herunterladen',
  needsAddress: 'Für Ihre Rechnung über mehr als 250 € brauchen wir Ihre Adresse.',
  enter: 'Rechnungsadresse eingeben',
  change: 'Rechnungsadresse ändern',
  hint: 'Gilt für die nächsten Belege. Ausgestellte bleiben, wie sie sind.',
  name: 'Name oder Firma',
  street: 'Straße und Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  country: 'Land (zwei Buchstaben)',
  vat_id: 'USt‑IdNr. (nur Firmen)',
  leitweg_id: 'Leitweg‑ID (nur Behörden)',
  is_business: 'Firma, Verein oder Behörde: E‑Rechnung ausstellen',
  wrong: {
    vat_id: 'Zwei Buchstaben des Landes, dann die Nummer, zum Beispiel DE123456789',
    leitweg_id: 'Diese Leitweg‑ID stimmt nicht. Bitte prüfen Sie die Ziffern.',
  },
  save: 'Adresse speichern',
  cancel: 'Abbrechen',
  saved: 'Ihre Adresse ist gespeichert.',
  required: 'Bitte ausfüllen',
  changedMeanwhile: 'Die Adresse wurde inzwischen geändert.',
  nowAndBefore: (now: string, before: string) => `jetzt ${now}, vorher ${before}`,
  yesOrNo: (yes: boolean): string => (yes ? 'Ja' : 'Nein'),
  nothing: 'leer',
  takeTheirs: 'Neuen Stand übernehmen',
  keepMine: 'Meine Angaben behalten',
};

export type CustomerInvoiceTexts = typeof de;

const ru: CustomerInvoiceTexts = {
  title: 'Счета',
  kinds: { deposit: 'Счёт на предоплату', final: 'Счёт', cancellation: 'Отмена счёта' },
  of: (date) => `от ${date}`,
  download: 'Скачать PDF',
  downloadXml: 'Скачать XRechnung',
  needsAddress: 'Для счёта на сумму больше 250 € нужен ваш адрес.',
  enter: 'Указать адрес для счёта',
  change: 'Изменить адрес для счёта',
  hint: 'Для следующих счетов. Выставленные не изменятся.',
  name: 'Имя или фирма',
  street: 'Улица и дом',
  postal_code: 'Индекс',
  city: 'Город',
  country: 'Страна (две буквы)',
  vat_id: 'USt‑IdNr. (только фирмы)',
  leitweg_id: 'Leitweg‑ID (только учреждения)',
  is_business: 'Фирма, объединение или учреждение: нужен цифровой счёт',
  wrong: {
    vat_id: 'Две буквы страны, затем номер, например DE123456789',
    leitweg_id: 'Этот Leitweg‑ID неверен. Проверьте цифры.',
  },
  save: 'Сохранить адрес',
  cancel: 'Отмена',
  saved: 'Адрес сохранён.',
  required: 'Заполните поле',
  changedMeanwhile: 'Тем временем адрес изменили.',
  nowAndBefore: (now, before) => `теперь ${now}, раньше ${before}`,
  yesOrNo: (yes) => (yes ? 'Да' : 'Нет'),
  nothing: 'пусто',
  takeTheirs: 'Взять новый адрес',
  keepMine: 'Оставить мои данные',
};

export const customerInvoiceTexts: Readonly<Record<Language, CustomerInvoiceTexts>> = { de, ru };
