import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { noShowFeeContract } from '../../../no-show-fee-contract.ts';

export const noShowCall = adminCaller<typeof noShowFeeContract>();
