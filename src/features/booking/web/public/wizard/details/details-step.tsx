import type { Dispatch } from 'react';
import { Card } from '#shared/web/card.tsx';
import { DetailsFields } from '../../../parts/public/booked/details-fields.tsx';
import type { Details } from '../../../parts/public/form/details-rules.ts';
import type { WizardAction } from '../state/wizard-state.ts';
import { detailsForm } from './details-form-id.ts';

interface DetailsStepProps {
  readonly details: Details;
  readonly dispatch: Dispatch<WizardAction>;
  readonly offersWhatsapp: boolean;
  readonly onSubmit: () => void;
}

/** Step 3: the customer's data. */
export const DetailsStep = ({ details, dispatch, offersWhatsapp, onSubmit }: DetailsStepProps) => (
  <Card>
    <form
      id={detailsForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="space-y-6"
    >
      <DetailsFields
        details={details}
        onChange={(changes) => dispatch({ type: 'details', changes })}
        offersWhatsapp={offersWhatsapp}
      />
    </form>
  </Card>
);
