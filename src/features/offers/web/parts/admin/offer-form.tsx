import { X } from 'lucide-react';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { formatShort } from '#shared/kernel/format.ts';
import type { Language } from '#shared/kernel/language.ts';
import { isPlaceholder } from '#shared/kernel/placeholder-contact.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { CallError } from '#shared/web/call-error.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { mostOfferedTimes, usualHeldHours } from '../../../domain/offer-state.ts';
import { FreeTimes } from './free-times.tsx';
import { useOfferWords } from './use-offer-words.ts';
import { type FreeTime, type OfferedTo, useMakeOffer } from './use-offers.ts';

interface OfferFormProps {
  readonly person: OfferedTo;
  readonly onClose: () => void;
}

interface NewOffer {
  readonly service_id: string;
  /** '': all who offer the service. */
  readonly photographer_id: string;
  readonly date: string;
  readonly times: readonly FreeTime[];
  readonly hours: string;
  readonly language: Language;
}

const hourChoices = [12, 24, usualHeldHours, 72, 168];

/** Offers up to five free times to a person. What was chosen stays if the server refuses it. */
export const OfferForm = ({ person, onClose }: OfferFormProps) => {
  const words = useOfferWords();
  const { form, photographers, services } = useOfferForm(person, onClose);
  const { values, field, change } = form;
  const { language } = useLanguage();
  return (
    <FormModal wide title={words.make} submitLabel={words.submit} form={form} onClose={onClose}>
      <p className="text-muted">{isPlaceholder(person.email) ? words.noMail : words.lead(person.name)}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          {...field('service_id')}
          label={words.service}
          required
          onChange={(service_id) => change({ service_id, photographer_id: '', times: [] })}
        >
          <option value="">{words.choose}</option>
          {services.map((service) => (
            <option key={service.id} value={service.id}>
              {serviceName(service, language)}
            </option>
          ))}
        </SelectField>
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
      <FreeTimes
        service={values.service_id}
        photographers={photographers.filter(({ id }) => values.photographer_id === '' || id === values.photographer_id)}
        date={values.date}
        chosen={values.times}
        onChange={(times) => change({ times })}
      />
      <Chosen form={form} names={photographers} />
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
    </FormModal>
  );
};

const useOfferForm = (person: OfferedTo, onClose: () => void) => {
  const words = useOfferWords();
  const message = useErrorMessage();
  const make = useMakeOffer();
  const services = (useServices().data ?? []).filter(({ active }) => active);
  const all = usePhotographers().data ?? [];
  const noMail = isPlaceholder(person.email);
  const form = useForm<NewOffer>({
    initial: {
      service_id: '',
      photographer_id: '',
      date: '',
      times: [],
      hours: String(usualHeldHours),
      language: person.language ?? 'de',
    },
    check: ({ times }) => (times.length === 0 ? { date: words.missing } : {}),
    save: ({ service_id, times, hours, language }) =>
      make.mutateAsync({
        service_id,
        times: times.map(({ photographer_id, start }) => ({ photographer_id, start: formatInstant(start) })),
        hours: Number(hours),
        ...(person.contact_id !== undefined && { contact_id: person.contact_id }),
        customer: { name: person.name, email: person.email, phone: person.phone, language },
      }),
    done: () => {
      showToast(noMail ? words.madeOnly : words.made(person.email), 'success');
      onClose();
    },
    failed: (error) => (error instanceof CallError && error.code === 'slot_taken' ? words.taken : message(error)),
  });
  const assigned = services.find(({ id }) => id === form.values.service_id)?.assigned_photographers ?? [];
  const photographers = all.filter(
    ({ id, is_active }) => is_active && (assigned.length === 0 || assigned.includes(id)),
  );
  return { form, photographers, services };
};

interface ChosenProps {
  readonly form: Pick<Form<NewOffer>, 'values' | 'change'>;
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

/** The chosen times, each with a button that removes it. */
const Chosen = ({ form: { values, change }, names }: ChosenProps) => {
  const words = useOfferWords();
  const { language } = useLanguage();
  const { times } = values;
  if (times.length === 0) return null;
  return (
    <section aria-label={words.chosen(times.length)}>
      <h3 className="mb-1.5 font-medium">{words.chosen(times.length)}</h3>
      <ul className="grid gap-1.5">
        {times.map((time) => {
          const text = formatShort(time.start, language);
          return (
            <li
              key={time.start}
              className="flex items-center justify-between gap-2 rounded-field border border-line bg-sunken pl-3"
            >
              <span className="tabular">
                {text} · {names.find(({ id }) => id === time.photographer_id)?.name}
              </span>
              <IconButton
                label={words.remove(text)}
                icon={X}
                onClick={() => change({ times: times.filter((one) => one !== time) })}
              />
            </li>
          );
        })}
      </ul>
      {times.length === mostOfferedTimes && <p className="mt-1 text-sm text-muted">{words.enough}</p>}
    </section>
  );
};
