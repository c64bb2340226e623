import type { RefundTexts } from './de.ts';

export const ru: RefundTexts = {
  'refund.title': 'Если вы отмените съёмку',
  'refund.lead': 'Из вашей оплаты вернётся:',
  'refund.none': 'При отмене оплата не возвращается.',
  'refund.until': (when) => `до ${when}`,
  'refund.after': 'позже',
  'refund.nothing': 'ничего',
};
