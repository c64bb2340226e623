import type { ConfirmStepProps } from './confirm-step.tsx';
import { DiscountEntry } from './discount-entry.tsx';
import { ExpressRequest } from './express-request.tsx';

type Questions = Pick<ConfirmStepProps, 'state' | 'dispatch' | 'payment' | 'given' | 'reduce'>;

/** What only some services ask for before the booking: the express request, and a discount code. */
export const ConfirmQuestions = ({ state, dispatch, payment, given, reduce }: Questions) => {
  const { service, plan } = given;
  return (
    <>
      {service && payment.services[service.id]?.takes_codes && (
        <DiscountEntry service={service} plan={plan} reduce={reduce} />
      )}
      {service?.withdrawal_right === 'express_request' && <ExpressRequest state={state} dispatch={dispatch} />}
    </>
  );
};
