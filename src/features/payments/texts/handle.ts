import { textsHandle } from '#shared/web/texts.tsx';
import type { RefundTexts } from './de.ts';

export const refundTexts = textsHandle<RefundTexts>('refund');
