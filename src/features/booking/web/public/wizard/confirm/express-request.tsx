import type { Dispatch } from 'react';
import { Card } from '#shared/web/card.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { expressRequest } from '../../../../texts/express-request.ts';
import type { WizardAction, WizardState } from '../state/wizard-state.ts';

interface ExpressRequestProps {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
}

/** The request that the session takes place before the period of withdrawal has ended; never ticked beforehand. */
export const ExpressRequest = ({ state, dispatch }: ExpressRequestProps) => {
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
