import { serviceName } from '#features/services/domain/service-words.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { discountAdminTexts } from '../../texts/admin-texts.ts';
import type { DiscountValues } from './discount-values.ts';

/** The services that a code applies to; none chosen: all. */
export const DiscountServices = ({ form: { values, change } }: { readonly form: Form<DiscountValues> }) => {
  const { language } = useLanguage();
  const words = discountAdminTexts[language];
  const services = useServices();
  const { service_ids } = values;
  const toggled = (id: string): readonly string[] =>
    service_ids.includes(id) ? service_ids.filter((one) => one !== id) : [...service_ids, id];
  return (
    <fieldset>
      <legend className="font-medium">{words.services}</legend>
      <p className="text-sm text-muted">{words.servicesHint}</p>
      {services.data?.map((service) => (
        <Checkbox
          key={service.id}
          name={`service-${service.id}`}
          checked={service_ids.includes(service.id)}
          onChange={() => change({ service_ids: toggled(service.id) })}
          label={serviceName(service, language)}
        />
      ))}
    </fieldset>
  );
};
