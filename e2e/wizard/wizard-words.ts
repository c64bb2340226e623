/** The labels of the wizard's buttons. */
export const words = {
  de: {
    next: 'Weiter',
    back: 'Zurück',
    confirm: 'Zahlungspflichtig buchen',
    pay: 'Zahlungspflichtig buchen Weiter zur Zahlung',
  },
  ru: {
    next: 'Далее',
    back: 'Назад',
    confirm: 'Забронировать с обязанностью оплаты',
    pay: 'Забронировать с обязанностью оплаты Перейти к оплате',
  },
} as const;
export type Language = keyof typeof words;

export const headings = {
  de: ['Was dürfen wir fotografieren?', 'Wann passt es Ihnen?', 'Wie erreichen wir Sie?', 'Stimmt alles?'],
  ru: ['Что будем снимать?', 'Когда вам удобно?', 'Как с вами связаться?', 'Всё верно?'],
} as const;
