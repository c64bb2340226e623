import type { Language } from '#shared/kernel/language.ts';

/** The words on the PDF of a voucher. */
const de = {
  title: 'Gutschein',
  worth: (amount: string): string => `im Wert von ${amount}`,
  by: (studio: string): string => `für Fotografie bei ${studio}`,
  code: 'Code',
  until: (date: string): string => `Gültig bis ${date}`,
  how: 'Nennen Sie den Code im Studio. Der Betrag kann auf einmal oder in Teilen eingelöst werden.',
  look: (page: string): string => `Was noch darauf ist, sehen Sie unter ${page} oder mit dem QR-Code.`,
  recipient: (name: string): string => `Für ${name}`,
};
type PaperTexts = typeof de;

const ru: PaperTexts = {
  title: 'Подарочный сертификат',
  worth: (amount) => `на сумму ${amount}`,
  by: (studio) => `на фотосъёмку в ${studio}`,
  code: 'Код',
  until: (date) => `Действителен до ${date} включительно`,
  how: 'Назовите код в студии. Сумму можно использовать сразу или по частям.',
  look: (page) => `Остаток можно узнать на странице ${page} или по QR-коду.`,
  recipient: (name) => `Для кого: ${name}`,
};

export const paperTexts: Readonly<Record<Language, PaperTexts>> = { de, ru };
