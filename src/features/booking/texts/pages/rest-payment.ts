import type { Language } from '#shared/kernel/language.ts';

/** The texts about paying the rest on the page of a booking, loaded with that part alone. */
const de = {
  lead: (amount: string) => `Den Rest von ${amount} können Sie vor Ort bezahlen oder schon jetzt online.`,
  pay: (amount: string) => `${amount} online bezahlen`,
  processing: (amount: string) =>
    `Ihre Zahlung über ${amount} ist unterwegs. Sobald sie da ist, bekommen Sie eine E‑Mail.`,
  paid: 'Danke, damit ist alles bezahlt.',
};

const ru: typeof de = {
  lead: (amount) => `Остаток ${amount} можно оплатить в студии или уже сейчас онлайн.`,
  pay: (amount) => `Оплатить ${amount} онлайн`,
  processing: (amount) => `Ваш платёж на ${amount} в пути. Как только он поступит, вы получите e‑mail.`,
  paid: 'Спасибо, всё оплачено.',
};

export const restTexts: Readonly<Record<Language, typeof de>> = { de, ru };
