import type { Language } from '#shared/kernel/language.ts';
import { plural } from '#shared/web/plural.ts';

/** What is said where the bank of a customer contests a payment or has taken it back. */
const de = {
  contested: (amount: string) => `Bestritten · ${amount}`,
  lost: (amount: string) => `Zurückgeholt · ${amount}`,
  contestedFact: (amount: string) =>
    `Die Bank des Kunden bestreitet ${amount}. Antworten Sie beim Zahlungsanbieter; bis zur Entscheidung wird nichts erstattet.`,
  withdrawnFact: (amount: string) =>
    `Die Bank des Kunden bestreitet ${amount} und hat das Geld zurückgeholt. Bis zur Entscheidung zählt es nicht als bezahlt.`,
  lostFact: (amount: string) =>
    `Die Bank des Kunden hat ${amount} zurückgeholt. Der Betrag zählt nicht als bezahlt und ist wieder offen.`,
  notRefunded: (amount: string) =>
    `${amount} werden nicht erstattet: Die Bank des Kunden bestreitet diese Zahlung oder hat sie zurückgeholt, sonst bekäme er das Geld zweimal.`,
  delete:
    'Die Bank des Kunden bestreitet eine Zahlung für diese Buchung. Sobald darüber entschieden ist, lässt sie sich löschen.',
  count: plural('de', {
    one: '# Zahlung wird von der Bank bestritten',
    other: '# Zahlungen werden von der Bank bestritten',
  }),
  late: 'wird von der Bank bestritten',
};

export type ContestedPaymentTexts = typeof de;

const ru: ContestedPaymentTexts = {
  contested: (amount) => `Оспаривается · ${amount}`,
  lost: (amount) => `Отозвано банком · ${amount}`,
  contestedFact: (amount) =>
    `Банк клиента оспаривает ${amount}. Ответьте у платёжного провайдера; до решения ничего не возвращается.`,
  withdrawnFact: (amount) =>
    `Банк клиента оспаривает ${amount} и уже забрал деньги. До решения сумма не считается оплаченной.`,
  lostFact: (amount) => `Банк клиента забрал ${amount}. Сумма не считается оплаченной, её снова нужно оплатить.`,
  notRefunded: (amount) =>
    `${amount} не возвращаются: банк клиента оспаривает этот платёж или забрал его, иначе клиент получил бы деньги дважды.`,
  delete: 'Банк клиента оспаривает платёж по этой записи. После решения банка её можно будет удалить.',
  count: plural('ru', {
    one: '# платёж оспаривается банком',
    few: '# платежа оспариваются банком',
    many: '# платежей оспариваются банком',
    other: '# платежа оспариваются банком',
  }),
  late: 'оспаривается банком',
};

export const contestedPaymentTexts: Readonly<Record<Language, ContestedPaymentTexts>> = { de, ru };
