import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { SoldService } from '../extras/chosen-extras.ts';

/** Service and payment with a discount code. */
export interface Reduced {
  readonly service: SoldService | undefined;
  readonly plan: PaymentPlan;
}
