import type { Language } from '#shared/kernel/language.ts';

/** What the sheets of a day say of a session, on the page of the day and on the paper of the calendar. */
const de = {
  payment: 'Zahlung',
  due: (amount: string): string => `Offen: ${amount}`,
  paid: 'Bezahlt',
  free: 'Kostenlos',
  countOf: (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name),
};

export type SessionTexts = typeof de;

const ru: SessionTexts = {
  payment: 'Оплата',
  due: (amount) => `К оплате: ${amount}`,
  paid: 'Оплачено',
  free: 'Бесплатно',
  countOf: (count, name) => (count > 1 ? `${count} × ${name}` : name),
};

export const sessionTexts: Readonly<Record<Language, SessionTexts>> = { de, ru };
