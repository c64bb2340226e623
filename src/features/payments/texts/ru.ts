import type { RefundTexts } from './de.ts';

export const ru: RefundTexts = {
  'refund.until': (when) => `до ${when}`,
  'refund.back': (amount) => `вернём ${amount}`,
  'refund.after': 'позже',
  'refund.nothing': 'без возврата',
};
