import type { Dispatch } from 'react';
import { Card } from '#shared/web/card.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { expressRequest } from '../../../../texts/express-request.ts';
import { NoShowNote } from '../../../parts/public/no-show-note.tsx';
import type { WizardAction, WizardState } from '../state/wizard-state.ts';
import type { ConfirmStepProps } from './confirm-step-props.ts';
import { DiscountEntry } from './discount-entry.tsx';

type Questions = Pick<ConfirmStepProps, 'state' | 'dispatch' | 'payment' | 'fullSale' | 'entered'>;

/** What only some bookings ask for or say: the express request, a discount code, and the fee for not coming. */
export const ConfirmQuestions = ({ state, dispatch, payment, fullSale, entered }: Questions) => {
  const { service } = fullSale;
  const percent = payment.studio?.no_show_fee_percent;
  return (
    <>
      {service && (payment.services[service.id]?.takes_codes || entered.reduction || entered.refused) && (
        <DiscountEntry service={service} plan={fullSale.plan} entered={entered} />
      )}
      {service?.withdrawal_right === 'express_request' && <ExpressRequest state={state} dispatch={dispatch} />}
      {percent && service?.price_eur !== 0 && <NoShowNote percent={percent} onGround />}
    </>
  );
};

interface ExpressRequestProps {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
}

/** The request that the session takes place before the period of withdrawal has ended; never ticked beforehand. */
const ExpressRequest = ({ state, dispatch }: ExpressRequestProps) => {
  const { language } = useLanguage();
  return (
    <Card>
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          name="express_request"
          checked={state.details.express === true}
          onChange={({ target: { checked } }) => dispatch({ type: 'details', changes: { express: checked } })}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <span>{expressRequest[language]}</span>
      </label>
    </Card>
  );
};
