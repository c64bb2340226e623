import type { Language } from '#shared/kernel/language.ts';
import type { AccountUse } from '../domain/tax/tax-settings.ts';

/** The texts of the back office about the accounts that months are exported with. */
const de = {
  loadError: 'Die Konten konnten nicht geladen werden',
  saved: 'Gespeichert',
  failed: (reason: string) => `Das hat nicht geklappt: ${reason}`,
  frame: 'DATEV',
  frameText:
    'Diese Angaben kennt Ihre Steuerberatung. Änderungen gelten für alle offenen Monate, nicht für abgeschlossene.',
  chart: 'Kontenrahmen',
  chartChanged: 'Ihre eigenen Konten unten bleiben. Prüfen Sie, ob sie zum neuen Kontenrahmen passen.',
  adviser_number: 'Beraternummer',
  client_number: 'Mandantennummer',
  account_length: 'Sachkontenlänge',
  accounts: 'Konten',
  accountsText: 'Leere Felder: Es gilt das graue Konto des Kontenrahmens.',
  uses: {
    revenue_19: 'Erlöse 19 % USt',
    revenue_7: 'Erlöse 7 % USt',
    revenue_0: 'Steuerfreie Erlöse',
    revenue_small_business: 'Erlöse als Kleinunternehmer (§ 19 UStG)',
    deposit_19: 'Erhaltene Anzahlungen 19 % USt',
    deposit_7: 'Erhaltene Anzahlungen 7 % USt',
    deposit_0: 'Erhaltene Anzahlungen ohne USt',
    online: 'Onlinezahlungen (Geldtransit)',
    card_terminal: 'Kartenzahlungen im Studio (Geldtransit)',
    bank: 'Bank',
    cash: 'Kasse',
    customers: 'Kunden (Sammeldebitor)',
    vouchers: 'Verbindlichkeiten aus Gutscheinen',
    lapsed_vouchers: 'Erträge aus verfallenen Gutscheinen',
  } as Record<AccountUse, string>,
  services: 'Eigene Erlöskonten',
  servicesText: 'Für einen Service und alles an seiner Buchung mit demselben Steuersatz.',
  deletedService: 'Gelöschter Service',
  usualOfRate: 'Konto des Steuersatzes',
  noServices: 'Sobald Sie Services anlegen, können Sie ihnen hier ein Erlöskonto geben.',
  accountError: (least: number, most: number) => (least === most ? `${least} Ziffern` : `${least} bis ${most} Ziffern`),
  rangeError: (least: number, most: number) => `Eine Zahl von ${least} bis ${most}`,
};

export type TaxAccountsTexts = typeof de;

const ru: TaxAccountsTexts = {
  loadError: 'Не удалось загрузить счета учёта',
  saved: 'Сохранено',
  failed: (reason) => `Не получилось: ${reason}`,
  frame: 'DATEV',
  frameText:
    'Эти данные знает ваш налоговый консультант. Изменения действуют для всех открытых месяцев, но не для закрытых.',
  chart: 'План счетов',
  chartChanged: 'Ваши собственные счета ниже остаются. Проверьте, подходят ли они к новому плану счетов.',
  adviser_number: 'Номер консультанта (Beraternummer)',
  client_number: 'Номер клиента (Mandantennummer)',
  account_length: 'Длина счетов (Sachkontenlänge)',
  accounts: 'Счета учёта',
  accountsText: 'Пустые поля: действует серый счёт из плана счетов.',
  uses: {
    revenue_19: 'Выручка, НДС 19 %',
    revenue_7: 'Выручка, НДС 7 %',
    revenue_0: 'Выручка без НДС',
    revenue_small_business: 'Выручка малого предприятия (§ 19 UStG)',
    deposit_19: 'Полученные авансы, НДС 19 %',
    deposit_7: 'Полученные авансы, НДС 7 %',
    deposit_0: 'Полученные авансы без НДС',
    online: 'Онлайн-оплаты (деньги в пути)',
    card_terminal: 'Оплаты картой в студии (деньги в пути)',
    bank: 'Банк',
    cash: 'Касса',
    customers: 'Клиенты (общий счёт дебиторов)',
    vouchers: 'Обязательства по подарочным сертификатам',
    lapsed_vouchers: 'Доход от истёкших сертификатов',
  },
  services: 'Собственные счета выручки',
  servicesText: 'Для услуги и всего в её записи с той же ставкой налога.',
  deletedService: 'Удалённая услуга',
  usualOfRate: 'Счёт ставки налога',
  noServices: 'Когда вы добавите услуги, здесь можно будет указать их счета выручки.',
  accountError: (least, most) => (least === most ? `Цифр: ${least}` : `Цифр: от ${least} до ${most}`),
  rangeError: (least, most) => `Число от ${least} до ${most}`,
};

export const taxAccountsTexts: Readonly<Record<Language, TaxAccountsTexts>> = { de, ru };
