import type { AdminService } from '#features/services/contract.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { ExtrasFields } from '#features/services/web/parts/admin/extras/extras-fields.tsx';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { usualHeldHours } from '../../../domain/offer-state.ts';
import { ChosenTimes } from './chosen-times.tsx';
import { FreeTimes } from './free-times.tsx';
import { useOfferAdminTexts } from './use-offer-admin-texts.ts';
import { type NewOffer, useOfferForm } from './use-offer-form.ts';
import type { OfferedTo } from './use-offers.ts';

interface OfferFormProps {
  readonly person: OfferedTo;
  readonly onClose: () => void;
}

const hourChoices = [12, 24, usualHeldHours, 72, 168];

/** Offers up to five free times to a person. The choice is kept if the server refuses it. */
export const OfferForm = ({ person, onClose }: OfferFormProps) => {
  const words = useOfferAdminTexts();
  const { form, photographers, services, service, extras } = useOfferForm(person, onClose);
  const { values, field, change } = form;
  return (
    <FormModal wide title={words.make} submitLabel={words.submit} form={form} onClose={onClose}>
      <p className="text-muted">{isPlaceholder(person.email) ? words.noMail : words.lead(person.name)}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <ServiceChoice form={form} services={services} />
        <SelectField {...field('photographer_id')} label={words.photographer}>
          <option value="">{words.anyone}</option>
          {photographers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <DateField {...field('date')} label={words.date} />
      </div>
      {service && extras && (
        <ExtrasFields
          {...field('extras')}
          service={service}
          value={extras.choice}
          onChange={(chosen) => change({ extras: chosen, times: [] })}
        />
      )}
      <FreeTimes
        service_id={values.service_id}
        extras={extras?.query}
        photographers={photographers
          .map(({ id }) => id)
          .filter((id) => values.photographer_id === '' || id === values.photographer_id)}
        date={values.date}
        chosen={values.times}
        onChange={(times) => change({ times })}
      />
      <ChosenTimes form={form} names={photographers} />
      <Terms form={form} />
    </FormModal>
  );
};

interface ServiceChoiceProps {
  readonly form: Pick<Form<NewOffer>, 'field' | 'change'>;
  readonly services: readonly AdminService[];
}

const ServiceChoice = ({ form: { field, change }, services }: ServiceChoiceProps) => {
  const words = useOfferAdminTexts();
  const { language } = useLanguage();
  return (
    <SelectField
      {...field('service_id')}
      label={words.service}
      required
      onChange={(service_id) => change({ service_id, photographer_id: '', extras: undefined, times: [] })}
    >
      <option value="">{words.choose}</option>
      {services.map((one) => (
        <option key={one.id} value={one.id}>
          {serviceName(one, language)}
        </option>
      ))}
    </SelectField>
  );
};

/** How long the times are held, and the language of the mail. */
const Terms = ({ form: { field, change } }: { readonly form: Form<NewOffer> }) => {
  const words = useOfferAdminTexts();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField {...field('hours')} label={words.hours}>
        {hourChoices.map((hours) => (
          <option key={hours} value={String(hours)}>
            {words.hoursOf(hours)}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...field('language')}
        label={words.language}
        onChange={(chosen) => change({ language: chosen === 'ru' ? 'ru' : 'de' })}
      >
        <option value="de">{words.languages.de}</option>
        <option value="ru">{words.languages.ru}</option>
      </SelectField>
    </div>
  );
};
