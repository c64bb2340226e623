import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { NewCampaignValues } from './new-campaign-values.ts';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';

interface WhoFieldsProps {
  readonly form: Form<NewCampaignValues>;
}

/** Service, photographer and rooms of a mini-session day. */
export const WhoFields = ({ form: { values, field, change } }: WhoFieldsProps) => {
  const words = useCampaignAdminTexts();
  const { language } = useLanguage();
  const services = (useServices().data ?? []).filter((one) => one.active && !one.is_system_service);
  const assigned = services.find(({ id }) => id === values.service_id)?.assigned_photographers ?? [];
  const photographers = (usePhotographers().data ?? []).filter(
    ({ id, is_active }) => is_active && (assigned.length === 0 || assigned.includes(id)),
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...field('service_id')}
          label={words.service}
          hint={words.serviceHint}
          required
          onChange={(service_id) => change({ service_id, photographer_id: '' })}
        >
          <option value="">{words.choose}</option>
          {services.map((service) => (
            <option key={service.id} value={service.id}>
              {serviceName(service, language)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('photographer_id')} label={words.photographer} required>
          <option value="">{words.choose}</option>
          {photographers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Rooms chosen={values.resource_ids} onChange={(resource_ids) => change({ resource_ids })} />
    </>
  );
};

interface RoomsProps {
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Nothing in a studio without rooms and sets. */
const Rooms = ({ chosen, onChange }: RoomsProps) => {
  const words = useCampaignAdminTexts();
  const { language } = useLanguage();
  const resources = (useResources().data ?? []).filter(({ active }) => active);
  if (resources.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{words.resources}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {resources.map((resource) => (
          <Checkbox
            key={resource.id}
            label={inLanguage(resource, 'name', language)}
            checked={chosen.includes(resource.id)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...chosen, resource.id] : chosen.filter((id) => id !== resource.id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
};
