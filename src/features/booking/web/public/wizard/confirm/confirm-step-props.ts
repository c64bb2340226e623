import type { Dispatch } from 'react';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import type { CompanyInfo } from '#features/settings/contract.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import type { ChosenService } from '../extras/chosen-extras.ts';
import type { Payment } from '../state/use-payment.ts';
import type { Step, WizardAction, WizardState } from '../state/wizard-state.ts';
import type { Sale } from './reduced.ts';
import type { Confirmation } from './use-confirmation.ts';
import type { EnteredCode } from './use-reduction.ts';

/** What the last step shows and changes. */
export interface ConfirmStepProps {
  /** Service and payment without a discount code. */
  readonly fullSale: Sale;
  readonly entered: EnteredCode;
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
  readonly service: ChosenService | undefined;
  readonly photographer: Pick<PublicPhotographer, 'id' | 'name'> | undefined;
  readonly company: Loading<CompanyInfo>;
  readonly plan: PaymentPlan;
  readonly payment: Pick<Payment, 'studio' | 'services' | 'unknown' | 'loading' | 'reload'>;
  readonly calendar: PublicCalendarSettings | undefined;
  readonly confirmation: Confirmation;
  readonly onChange: (step: Step) => void;
}
