import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { bookingPaymentContract } from '../../../payment-contract.ts';

export const cashCall = adminCaller<typeof bookingPaymentContract>();
