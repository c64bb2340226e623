import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { limits } from '#shared/kernel/text.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import { serviceNameOf } from '../../parts/admin/booking-words.ts';
import { AvailabilityHint } from './availability-hint.tsx';
import type { EditFields, EditProblem } from './edit-fields.ts';
import { FreeTimes } from './free-times.tsx';

interface EditFieldsetProps {
  readonly booking: AdminBooking;
  readonly fields: EditFields;
  readonly problems: readonly EditProblem[];
  readonly onChange: (changes: Partial<EditFields>) => void;
}

/** The fields of a booking: first the session, then the customer. */
export const EditFieldset = (props: EditFieldsetProps) => {
  const { booking, fields, onChange } = props;
  const t = useTexts(bookingAdminTexts);
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3">
        <SessionFields {...props} />
        <div className="sm:col-span-2 md:col-span-3 empty:hidden">
          {booking.status !== 'COMPLETED' && (
            <FreeTimes booking={booking} fields={fields} onChoose={(start) => onChange({ start })} />
          )}
        </div>
        <TextField {...props} name="customer_name" type="text" max={limits.name} />
        <TextField {...props} name="customer_email" type="email" max={limits.email} />
        <TextField {...props} name="customer_phone" type="tel" max={limits.phone} />
      </div>
      <Checkbox
        label={t('fact.whatsapp')}
        checked={fields.customer_whatsapp_notifications}
        onChange={(event) => onChange({ customer_whatsapp_notifications: event.target.checked })}
      />
      <Field label={t('fact.notes')} optional>
        {(control) => (
          <textarea
            {...control}
            name="notes"
            rows={3}
            maxLength={limits.notes}
            value={fields.notes}
            onChange={(event) => onChange({ notes: event.target.value })}
          />
        )}
      </Field>
    </>
  );
};

const SessionFields = ({ booking, fields, problems, onChange }: EditFieldsetProps) => {
  const t = useTexts(bookingAdminTexts);
  // The session of a completed booking cannot be moved; its other data can be corrected.
  const fixed = booking.status === 'COMPLETED';
  return (
    <>
      <DateTimeField
        label={t('fact.when')}
        name="start"
        required
        disabled={fixed}
        hint={fixed ? t('edit.completedHint') : <AvailabilityHint booking={booking} fields={fields} />}
        error={problems.includes('start') ? t('missing.start') : undefined}
        value={fields.start}
        onChange={(start) => onChange({ start })}
      />
      <ServiceField booking={booking} fields={fields} problems={problems} onChange={onChange} />
      <PhotographerField booking={booking} fields={fields} problems={problems} onChange={onChange} />
    </>
  );
};

const ServiceField = ({ booking, fields, problems, onChange }: EditFieldsetProps) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const services = (useServices().data ?? []).map((service) => ({
    id: service.id,
    name: (language === 'ru' ? service.name_ru : service.name_de) || service.name,
  }));
  const options = withPresent(services, { id: booking.service_id, name: serviceNameOf(booking, language) });
  return (
    <Field label={t('column.service')} error={problems.includes('service_id') ? t('missing.service_id') : undefined}>
      {(control) => (
        <select
          {...control}
          name="service_id"
          required
          disabled={booking.status === 'COMPLETED'}
          value={fields.service_id}
          onChange={(event) => onChange({ service_id: event.target.value })}
        >
          <Options options={options} />
        </select>
      )}
    </Field>
  );
};

const PhotographerField = ({ booking, fields, problems, onChange }: EditFieldsetProps) => {
  const t = useTexts(bookingAdminTexts);
  const photographers = usePhotographers().data ?? [];
  const options = withPresent(photographers, { id: booking.photographer_id, name: booking.photographer_name });
  return (
    <Field
      label={t('column.photographer')}
      error={problems.includes('photographer_id') ? t('missing.photographer_id') : undefined}
    >
      {(control) => (
        <select
          {...control}
          name="photographer_id"
          required
          disabled={booking.status === 'COMPLETED'}
          value={fields.photographer_id}
          onChange={(event) => onChange({ photographer_id: event.target.value })}
        >
          <Options options={options} />
        </select>
      )}
    </Field>
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

interface TextFieldProps extends EditFieldsetProps {
  readonly name: 'customer_name' | 'customer_email' | 'customer_phone';
  readonly type: 'text' | 'email' | 'tel';
  readonly max: number;
}

const TextField = ({ name, type, max, fields, problems, onChange }: TextFieldProps) => {
  const t = useTexts(bookingAdminTexts);
  const badFormat = name === 'customer_email' && problems.includes('email_format');
  const error = problems.includes(name) ? t(`missing.${name}`) : badFormat ? t('missing.email_format') : undefined;
  return (
    <Field label={t(`field.${name}`)} error={error}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          required
          maxLength={max}
          value={fields[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
};
