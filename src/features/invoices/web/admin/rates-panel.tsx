import { serviceName } from '#features/services/domain/service-words.ts';
import { type VatRegime, vatRates } from '#shared/kernel/money/vat-regime.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { InvoiceSettingsView } from '../../contract.ts';
import { useInvoiceTexts } from '../parts/admin/use-invoices.ts';
import type { InvoiceSettingsValues } from './invoice-settings-values.ts';

interface RatesPanelProps {
  readonly form: FieldsOf<InvoiceSettingsValues>;
  readonly services: InvoiceSettingsView['services'];
  readonly regime: VatRegime;
}

/** The rate of value added tax of each service and option; a small business charges none. */
export const RatesPanel = ({ form, services, regime }: RatesPanelProps) => {
  const texts = useInvoiceTexts();
  if (regime === 'small_business') {
    return (
      <Panel title={texts.vat}>
        <p>{texts.smallBusiness}</p>
      </Panel>
    );
  }
  return (
    <Panel title={texts.vat}>
      <p className="mb-4 text-muted">{texts.vatText}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...form.field('usual_rate')} label={texts.usualRate}>
          {vatRates.map((rate) => (
            <option key={rate} value={rate}>
              {texts.rate(rate)}
            </option>
          ))}
        </SelectField>
      </div>
      <ul className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {services.map((service) => (
          <ServiceRates key={service.id} service={service} form={form} />
        ))}
      </ul>
    </Panel>
  );
};

const ServiceRates = ({
  service,
  form,
}: Pick<RatesPanelProps, 'form'> & { readonly service: RatesPanelProps['services'][number] }) => {
  const { language } = useLanguage();
  const of = serviceName(service, language);
  return (
    <li className="grid content-start gap-1 border-t border-line pt-2">
      <RateChoice id={service.id} name={of} form={form} />
      {service.options.map(({ id, name_de, name_ru }) => (
        <RateChoice key={id} id={id} name={`+ ${(language === 'ru' && name_ru) || name_de || ''}`} form={form} />
      ))}
    </li>
  );
};

interface RateChoiceProps extends Pick<RatesPanelProps, 'form'> {
  readonly id: string;
  readonly name: string;
}

const RateChoice = ({ id, name, form: { values, field } }: RateChoiceProps) => {
  const texts = useInvoiceTexts();
  const { rates, usual_rate } = values;
  return (
    <label className="flex items-center justify-between gap-3">
      <span className="min-w-0 break-words">{name}</span>
      <select
        value={rates[id] ?? ''}
        onChange={(event) => field('rates').onChange({ ...rates, [id]: event.target.value })}
        className="min-h-control w-40 shrink-0 rounded-field border border-control bg-surface px-2 text-ink"
      >
        <option value="">{texts.usual(texts.rate(Number(usual_rate)))}</option>
        {vatRates.map((rate) => (
          <option key={rate} value={rate}>
            {texts.rate(rate)}
          </option>
        ))}
      </select>
    </label>
  );
};
