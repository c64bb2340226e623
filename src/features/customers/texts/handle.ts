import { textsHandle } from '#shared/web/texts.tsx';
import type { CustomerTexts } from './de.ts';

export const customerTexts = textsHandle<CustomerTexts>('customers');
