import { ExtrasFields } from '#features/services/web/parts/admin/extras/extras-fields.tsx';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { EditFields } from './edit-fields.ts';
import { editedSession } from './edited-session.ts';

interface ExtrasOfEditProps {
  readonly booking: AdminBooking;
  readonly form: FieldsOf<EditFields>;
}

/** Options and number of people; nothing for a service without any. */
export const ExtrasOfEdit = ({ booking, form: { values: fields, field } }: ExtrasOfEditProps) => {
  const session = editedSession(booking, fields, useServices().data);
  if (!session.extras) return null;
  const { service_id } = fields;
  return (
    <ExtrasFields
      {...field('extras')}
      {...session.extras}
      value={session.choice}
      own_price_cents={session.own_price_cents}
      minutes={session.minutes}
      disabled={booking.status === 'COMPLETED'}
      onChange={(choice) => field('extras').onChange({ service_id, choice })}
    />
  );
};
