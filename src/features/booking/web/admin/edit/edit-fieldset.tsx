import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { ExtrasFields } from '#features/services/web/parts/admin/extras/extras-fields.tsx';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { AvailabilityHint } from './availability-hint.tsx';
import type { EditFields } from './edit-fields.ts';
import { editedSession } from './edited-session.ts';
import { FreeTimes } from './free-times.tsx';

interface EditFieldsetProps {
  readonly booking: AdminBooking;
  readonly form: FieldsOf<EditFields>;
}

/** The fields of a booking: first the session, then the customer. */
export const EditFieldset = (props: EditFieldsetProps) => {
  const { booking, form } = props;
  const { values: fields, field } = form;
  const whatsapp = field('customer_whatsapp_notifications');
  const t = useTexts(bookingAdminTexts);
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3">
        <SessionFields {...props} />
        <div className="sm:col-span-2 md:col-span-3 empty:hidden">
          <ExtrasOfEdit booking={booking} form={form} />
        </div>
        <div className="sm:col-span-2 md:col-span-3 empty:hidden">
          {booking.status !== 'COMPLETED' && (
            <FreeTimes booking={booking} fields={fields} onChoose={field('start').onChange} />
          )}
        </div>
        <CustomerFields form={form} />
      </div>
      <Checkbox
        label={t('fact.whatsapp')}
        checked={whatsapp.value}
        onChange={(event) => whatsapp.onChange(event.target.checked)}
      />
      <TextField {...field('notes')} label={t('fact.notes')} optional rows={3} maxLength={limits.notes} />
    </>
  );
};

/** Placeholder contact data is shown as empty and may stay so; `problemsIn` returns what is missing. */
const CustomerFields = ({ form: { field } }: Pick<EditFieldsetProps, 'form'>) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <>
      <TextField
        {...field('customer_name')}
        label={t('field.customer_name')}
        type="text"
        aria-required
        maxLength={limits.name}
      />
      <TextField
        {...field('customer_email')}
        label={t('field.customer_email')}
        type="email"
        aria-required
        maxLength={limits.email}
      />
      <TextField
        {...field('customer_phone')}
        label={t('field.customer_phone')}
        type="tel"
        aria-required
        maxLength={limits.phone}
      />
    </>
  );
};

const SessionFields = ({ booking, form: { values: fields, field } }: EditFieldsetProps) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const services = (useServices().data ?? []).map((service) => ({
    id: service.id,
    name: (language === 'ru' ? service.name_ru : service.name_de) || service.name,
  }));
  const photographers = usePhotographers().data ?? [];
  // The session of a completed booking cannot be moved; its other data can be corrected.
  const fixed = booking.status === 'COMPLETED';
  const choice = { required: true, disabled: fixed };
  return (
    <>
      <DateTimeField
        {...field('start')}
        {...choice}
        label={t('fact.when')}
        hint={fixed ? t('edit.completedHint') : <AvailabilityHint booking={booking} fields={fields} />}
      />
      <SelectField {...field('service_id')} {...choice} label={t('column.service')}>
        <Options
          options={withPresent(services, { id: booking.service_id, name: bookedServiceName(booking, language) })}
        />
      </SelectField>
      <SelectField {...field('photographer_id')} {...choice} label={t('column.photographer')}>
        <Options
          options={withPresent(photographers, { id: booking.photographer_id, name: booking.photographer_name })}
        />
      </SelectField>
    </>
  );
};

interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Adds the booked choice to the list if the studio no longer offers it. */
const withPresent = (choices: readonly Choice[], present: Choice): readonly Choice[] =>
  choices.some(({ id }) => id === present.id) ? choices : [present, ...choices];

const Options = ({ options }: { readonly options: readonly Choice[] }) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <>
      <option value="">{t('edit.choose')}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
};

interface ExtrasOfEditProps {
  readonly booking: AdminBooking;
  readonly form: FieldsOf<EditFields>;
}

/** Options and number of people; nothing for a service without any. */
const ExtrasOfEdit = ({ booking, form: { values: fields, field } }: ExtrasOfEditProps) => {
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
