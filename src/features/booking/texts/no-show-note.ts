import type { Language } from '#shared/kernel/language.ts';

interface Charged {
  readonly percent: number;
  readonly amount: string;
}

/** The texts about the fee for not coming, loaded with that note alone. */
const de = {
  agreed: (percent: number) =>
    `Wenn Sie nicht kommen und vorher nicht stornieren, können wir ${percent} % des Preises als Ausfallhonorar berechnen.`,
  charged: ({ percent, amount }: Charged) =>
    `Sie sind nicht gekommen. Statt des Preises gilt das vereinbarte Ausfallhonorar von ${percent} %: ${amount}.`,
  open: (amount: string) => `Davon sind noch ${amount} offen.`,
  paid: 'Es ist bezahlt.',
};

const ru: typeof de = {
  agreed: (percent) =>
    `Если вы не придёте и не отмените запись заранее, мы можем взять плату за неявку: ${percent} % от цены.`,
  charged: ({ percent, amount }) =>
    `Вы не пришли. Вместо цены действует согласованная плата за неявку, ${percent} %: ${amount}.`,
  open: (amount) => `Из них осталось оплатить ${amount}.`,
  paid: 'Она оплачена.',
};

export const noShowTexts: Readonly<Record<Language, typeof de>> = { de, ru };
