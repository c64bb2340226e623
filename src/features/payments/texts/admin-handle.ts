import { textsHandle } from '#shared/web/texts.tsx';
import type { PaymentsAdminTexts } from './admin-de.ts';

export const paymentsAdminTexts = textsHandle<PaymentsAdminTexts>('paymentsAdmin');
