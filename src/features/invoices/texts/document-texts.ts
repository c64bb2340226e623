import type { TransferAccount } from '#features/payments/domain/payment-settings.ts';
import { groupedIban } from '#features/payments/domain/transfer/iban.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { InvoiceKind, PaymentMethod } from '../domain/invoice-kinds.ts';

/** The texts on a document. Dates and numbers are German in both languages. */
const de = {
  kind: {
    deposit: 'Anzahlungsrechnung',
    final: 'Rechnung',
    voucher: 'Rechnung',
    cancellation: 'Stornorechnung',
  } as Record<InvoiceKind, string>,
  number: 'Nummer',
  date: 'Datum',
  booking: 'Buchung',
  session: 'Leistungsdatum',
  voucher: 'Gutschein',
  voucherName: (lastFour: string) => `Einzweck-Gutschein ${lastFour}`,
  voucherNote:
    'Die Umsatzsteuer fällt mit dem Verkauf an. Die Rechnung über den Termin zieht den eingelösten Betrag mit seiner Steuer ab.',
  taxNumber: 'Steuernummer',
  vatId: 'USt-IdNr.',
  customerVatId: 'USt-IdNr. des Kunden',
  leitwegId: 'Leitweg-ID',
  description: 'Beschreibung',
  quantity: 'Menge',
  rate: 'USt.',
  amount: 'Betrag',
  depositFor: (service: string, date: string) => `Anzahlung: ${service} am ${date}`,
  takenBackByBank: 'Die Bank hat die Zahlung zurückgeholt',
  noShowFee: (percent: number) => `Ausfallhonorar: ${percent} % des vereinbarten Preises`,
  gross: 'Summe',
  net: (rate: string) => `Netto (${rate})`,
  tax: (rate: string) => `Umsatzsteuer ${rate}`,
  exempt: 'Steuerfrei',
  /** `number`: of a voucher, its last four characters. */
  deduct: (number: string, date: string, isVoucher: boolean | undefined) =>
    isVoucher
      ? `abzüglich Gutschein ${number}, eingelöst am ${date}`
      : `abzüglich Anzahlungsrechnung ${number} vom ${date}`,
  containedTax: (tax: string, rate: string) => `darin ${tax} Umsatzsteuer ${rate}`,
  rest: 'Restbetrag',
  received: (method: string, date: string) => `Erhalten ${method} am ${date}`,
  method: {
    online: 'online',
    cash: 'bar',
    card_terminal: 'mit Karte',
    transfer: 'per Überweisung',
    voucher: 'mit Gutschein',
  } as Record<PaymentMethod, string>,
  payable: 'Zu zahlen',
  nothingPayable: 'Der Betrag ist vollständig bezahlt.',
  payInStudio: 'Den offenen Betrag zahlen Sie im Studio.',
  payOrTransfer: ({ holder, iban, bic }: TransferAccount, code: string) =>
    `Den offenen Betrag zahlen Sie im Studio oder per Überweisung an ${holder}, IBAN ${groupedIban(iban)}${bic && `, BIC ${bic}`}, Verwendungszweck ${code}.`,
  pricesContainTax: 'Alle Preise enthalten die Umsatzsteuer.',
  smallBusiness: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
  exemptNote: 'Ohne Umsatzsteuer: steuerfrei.',
  cancels: (number: string, date: string) =>
    `Storniert die Rechnung ${number} vom ${date}. Alle Beträge gelten als nicht berechnet.`,
  reason: (reason: string) => `Grund: ${reason}`,
  depositNote: 'Der Termin steht noch bevor. Die Schlussrechnung zieht diesen Betrag ab.',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
};

export type DocumentTexts = typeof de;

const ru: DocumentTexts = {
  kind: {
    deposit: 'Счёт на предоплату (Anzahlungsrechnung)',
    final: 'Счёт (Rechnung)',
    voucher: 'Счёт (Rechnung)',
    cancellation: 'Отмена счёта (Stornorechnung)',
  },
  number: 'Номер',
  date: 'Дата',
  booking: 'Запись',
  session: 'Дата услуги',
  voucher: 'Сертификат',
  voucherName: (lastFour) => `Подарочный сертификат ${lastFour} (Einzweck-Gutschein)`,
  voucherNote: 'НДС возникает при продаже. Счёт за услугу вычитает использованную сумму вместе с её налогом.',
  taxNumber: 'Steuernummer',
  vatId: 'USt-IdNr.',
  customerVatId: 'USt-IdNr. клиента',
  leitwegId: 'Leitweg-ID',
  description: 'Наименование',
  quantity: 'Кол-во',
  rate: 'НДС',
  amount: 'Сумма',
  takenBackByBank: 'Банк отозвал платёж',
  depositFor: (service, date) => `Предоплата: ${service}, ${date}`,
  noShowFee: (percent) => `Плата за неявку: ${percent} % от согласованной цены`,
  gross: 'Итого',
  net: (rate) => `Без НДС (${rate})`,
  tax: (rate) => `НДС ${rate}`,
  exempt: 'Без НДС',
  deduct: (number, date, isVoucher) =>
    `за вычетом ${isVoucher ? 'подарочного сертификата' : 'предоплаты по счёту'} ${number} от ${date}`,
  containedTax: (tax, rate) => `в том числе НДС ${rate}: ${tax}`,
  rest: 'Остаток',
  received: (method, date) => `Получено ${method} ${date}`,
  method: {
    online: 'онлайн',
    cash: 'наличными',
    card_terminal: 'картой',
    transfer: 'банковским переводом',
    voucher: 'подарочным сертификатом',
  },
  payable: 'К оплате',
  nothingPayable: 'Сумма полностью оплачена.',
  payInStudio: 'Остаток оплачивается в студии.',
  payOrTransfer: ({ holder, iban, bic }, code) =>
    `Остаток оплачивается в студии или банковским переводом: получатель ${holder}, IBAN ${groupedIban(iban)}${bic && `, BIC ${bic}`}, назначение платежа ${code}.`,
  pricesContainTax: 'Все цены включают НДС.',
  smallBusiness: 'Согласно § 19 UStG НДС не взимается (Gemäß § 19 UStG wird keine Umsatzsteuer berechnet).',
  exemptNote: 'Услуга освобождена от НДС.',
  cancels: (number, date) => `Отменяет счёт ${number} от ${date}. Все его суммы считаются не выставленными.`,
  reason: (reason) => `Причина: ${reason}`,
  depositNote: 'Услуга ещё не оказана. В итоговом счёте эта сумма будет вычтена.',
  page: (page, pages) => `Страница ${page} из ${pages}`,
};

export const documentTexts: Readonly<Record<Language, DocumentTexts>> = { de, ru };
