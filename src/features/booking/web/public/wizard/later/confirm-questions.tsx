import type { ConfirmStepProps } from './confirm-step.tsx';
import { DiscountEntry } from './discount-entry.tsx';
import { ExpressRequest } from './express-request.tsx';

type Questions = Pick<ConfirmStepProps, 'state' | 'dispatch' | 'payment' | 'given' | 'reduction' | 'reduce'>;

/** What only some services ask for before the booking: the express request, and a discount code. */
export const ConfirmQuestions = ({ state, dispatch, payment, given, reduction, reduce }: Questions) => {
  const { service } = given;
  return (
    <>
      {service && (payment.services[service.id]?.takes_codes || reduction) && (
        <DiscountEntry service={service} plan={given.plan} reduction={reduction} reduce={reduce} />
      )}
      {service?.withdrawal_right === 'express_request' && <ExpressRequest state={state} dispatch={dispatch} />}
    </>
  );
};
