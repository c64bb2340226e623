import { useCalendarSettings } from '#features/hours/web/parts/admin/use-calendar-settings.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
}

interface ChoiceProps extends FieldState<string> {
  /** The current choice, offered even when it is no longer available. */
  readonly stored?: Choice;
}

/** A choice of the active services. */
export const ServiceField = (props: ChoiceProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const services = (useServices().data ?? []).filter(({ active }) => active);
  const choices = services.map((service) => ({ id: service.id, name: serviceName(service, language) }));
  return <ChoiceField {...props} label={t('field.service')} choices={choices} />;
};

/** A choice of the active photographers: those who offer the service, if one is chosen. */
export const PhotographerField = ({ service, ...props }: ChoiceProps & { readonly service?: string }) => {
  const t = useTexts(calendarTexts);
  return <ChoiceField {...props} label={t('calendar.photographer')} choices={useOfferingPhotographers(service)} />;
};

/** The same with the choice of any photographer, if several offer the service and the studio allows it. */
export const WhoField = ({ service, ...props }: ChoiceProps & { readonly service: string }) => {
  const t = useTexts(calendarTexts);
  const photographers = useOfferingPhotographers(service);
  const isOffered = useCalendarSettings().data?.any_photographer === true && photographers.length > 1;
  const choices = isOffered ? [...photographers, { id: anyone, name: t('create.anyone') }] : photographers;
  return <ChoiceField {...props} label={t('calendar.photographer')} choices={choices} />;
};

/** The active photographers who offer a service; without a service, all active ones. */
export const useOfferingPhotographers = (service: string | undefined): readonly Choice[] => useOffering()(service);

/** Returns the same for any service. */
export const useOffering = (): ((service: string | undefined) => readonly Choice[]) => {
  const services = useServices().data;
  const photographers = usePhotographers().data ?? [];
  return (service) => {
    const assigned = services?.find(({ id }) => id === service)?.assigned_photographers ?? [];
    return photographers.filter(({ id, is_active }) => is_active && (assigned.length === 0 || assigned.includes(id)));
  };
};

interface ChoiceFieldProps extends ChoiceProps {
  readonly label: string;
  readonly choices: readonly Choice[];
}

const ChoiceField = ({ choices, value, stored, ...field }: ChoiceFieldProps) => {
  const t = useTexts(calendarTexts);
  const all = stored && !choices.some(({ id }) => id === stored.id) ? [stored, ...choices] : choices;
  return (
    <SelectField {...field} required value={all.some(({ id }) => id === value) ? value : ''}>
      <option value="">{t('field.choose')}</option>
      {all.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
};
