import type { Language } from '#shared/kernel/language.ts';
import { plural } from '#shared/web/plural.ts';

/** What is said about transfers outside the page of statements. */
const de = {
  title: 'Überweisungen',
  doubtful: plural('de', {
    one: '# Überweisung wartet auf Ihre Entscheidung',
    other: '# Überweisungen warten auf Ihre Entscheidung',
  }),
  awaited: plural('de', { one: '# Überweisung wird erwartet', other: '# Überweisungen werden erwartet' }),
  read: 'Kontoauszug einlesen',
  decide: 'Entscheiden',
};

export type BankNoticeTexts = typeof de;

const ru: BankNoticeTexts = {
  title: 'Банковские переводы',
  doubtful: plural('ru', {
    one: '# перевод ждёт вашего решения',
    few: '# перевода ждут вашего решения',
    many: '# переводов ждут вашего решения',
    other: '# перевода ждут вашего решения',
  }),
  awaited: plural('ru', {
    one: 'Ожидается # перевод',
    few: 'Ожидаются # перевода',
    many: 'Ожидаются # переводов',
    other: 'Ожидаются # перевода',
  }),
  read: 'Загрузить выписку',
  decide: 'Решить',
};

export const bankNoticeTexts: Readonly<Record<Language, BankNoticeTexts>> = { de, ru };
