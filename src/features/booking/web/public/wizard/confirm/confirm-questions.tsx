import { NoShowNote } from '../../../parts/public/no-show-note.tsx';
import type { ConfirmStepProps } from './confirm-step-props.ts';
import { DiscountEntry } from './discount-entry.tsx';
import { ExpressRequest } from './express-request.tsx';

type Questions = Pick<ConfirmStepProps, 'state' | 'dispatch' | 'payment' | 'given' | 'entered'>;

/** What only some bookings ask for or say: the express request, a discount code, and the fee for not coming. */
export const ConfirmQuestions = ({ state, dispatch, payment, given, entered }: Questions) => {
  const { service } = given;
  const percent = payment.studio?.no_show_fee_percent;
  return (
    <>
      {service && (payment.services[service.id]?.takes_codes || entered.reduction || entered.refused) && (
        <DiscountEntry service={service} plan={given.plan} entered={entered} />
      )}
      {service?.withdrawal_right === 'express_request' && <ExpressRequest state={state} dispatch={dispatch} />}
      {percent && service?.price_eur !== 0 && <NoShowNote percent={percent} onGround />}
    </>
  );
};
