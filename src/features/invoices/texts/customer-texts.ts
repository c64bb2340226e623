import type { Language } from '#shared/kernel/language.ts';
import type { InvoiceKind } from '../domain/invoice-kinds.ts';

/** The texts about documents on the page of a booking, loaded with that part alone. */
const de = {
  title: 'Belege',
  kinds: { deposit: 'Anzahlungsrechnung', final: 'Rechnung', cancellation: 'Stornorechnung' } as Record<
    InvoiceKind,
    string
  >,
  of: (date: string) => `vom ${date}`,
  download: 'PDF herunterladen',
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
  save: 'Adresse speichern',
  cancel: 'Abbrechen',
  saved: 'Ihre Adresse ist gespeichert.',
  required: 'Bitte ausfüllen',
};

export type CustomerInvoiceTexts = typeof de;

const ru: CustomerInvoiceTexts = {
  title: 'Счета',
  kinds: { deposit: 'Счёт на предоплату', final: 'Счёт', cancellation: 'Отмена счёта' },
  of: (date) => `от ${date}`,
  download: 'Скачать PDF',
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
  save: 'Сохранить адрес',
  cancel: 'Отмена',
  saved: 'Адрес сохранён.',
  required: 'Заполните поле',
};

export const customerInvoiceTexts: Readonly<Record<Language, CustomerInvoiceTexts>> = { de, ru };
