import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/kernel/language.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { accountLengths, accountOf, accountUses, type Chart, charts } from '../../../domain/tax/tax-settings.ts';
import type { TaxSettingsView } from '../../../tax-contract.ts';
import type { TaxAccountsTexts } from '../../../texts/tax-accounts-texts.ts';
import { type AccountsValues, deletedServices, ofService, ofUse } from './accounts-values.ts';

interface PanelProps {
  readonly form: FieldsOf<AccountsValues>;
  readonly texts: TaxAccountsTexts;
}

const lengths = Array.from({ length: accountLengths.most - accountLengths.least + 1 }, (_, more) =>
  String(accountLengths.least + more),
);

/** The chart of accounts, and what the tax adviser's program knows the studio by. */
export const FramePanel = ({ form, texts, storedChart }: PanelProps & { readonly storedChart: Chart }) => {
  const { values, field } = form;
  const hasOwn = Object.entries<string>(values).some(([name, typed]) => name.includes('accounts.') && typed !== '');
  return (
    <Panel title={texts.frame}>
      <p className="mb-4 text-muted">{texts.frameText}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField {...field('chart')} label={texts.chart}>
          {charts.map((chart) => (
            <option key={chart}>{chart}</option>
          ))}
        </SelectField>
        <SelectField {...field('account_length')} label={texts.account_length}>
          {lengths.map((length) => (
            <option key={length}>{length}</option>
          ))}
        </SelectField>
        <TextField {...field('adviser_number')} label={texts.adviser_number} inputMode="numeric" maxLength={7} />
        <TextField {...field('client_number')} label={texts.client_number} inputMode="numeric" maxLength={5} />
      </div>
      <p aria-live="polite" className="mt-4 font-medium text-warning empty:hidden">
        {values.chart !== storedChart && hasOwn ? texts.chartChanged : ''}
      </p>
    </Panel>
  );
};

/** The account of each use. */
export const AccountsPanel = ({ form, texts }: PanelProps) => {
  const { chart, account_length } = form.values;
  const usual = { chart, account_length: Number(account_length), accounts: {}, service_accounts: {} };
  return (
    <Panel title={texts.accounts}>
      <p className="mb-4 text-muted">{texts.accountsText}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {accountUses.map((use) => (
          <AccountField
            key={use}
            form={form}
            name={ofUse(use)}
            label={texts.uses[use]}
            usual={accountOf({ ...usual, adviser_number: 0, client_number: 0 }, use)}
          />
        ))}
      </div>
    </Panel>
  );
};

/** The revenue accounts that services have of their own. */
export const ServicesPanel = ({ form, texts, stored }: PanelProps & { readonly stored: TaxSettingsView }) => {
  const { language } = useLanguage();
  const named = namesOfServices(stored, texts, language);
  return (
    <Panel title={texts.services}>
      <p className="mb-4 text-muted">{named.length === 0 ? texts.noServices : texts.servicesText}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {named.map(({ id, name }) => (
          <AccountField key={id} form={form} name={ofService(id)} label={name} usual={texts.usualOfRate} />
        ))}
      </div>
    </Panel>
  );
};

const namesOfServices = (stored: TaxSettingsView, texts: TaxAccountsTexts, language: Language) => [
  ...stored.services.map((service) => ({ id: service.id, name: serviceName(service, language) })),
  ...deletedServices(stored).map((id) => ({ id, name: texts.deletedService })),
];

interface AccountFieldProps {
  readonly form: FieldsOf<AccountsValues>;
  readonly name: keyof AccountsValues & `${string}.${string}`;
  readonly label: string;
  readonly usual: string;
}

const AccountField = ({ form, name, label, usual }: AccountFieldProps) => {
  const field = form.field(name);
  return (
    <TextField
      {...field}
      // A service that was added meanwhile has no value yet.
      value={field.value ?? ''}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={accountLengths.most + 1}
      placeholder={usual}
    />
  );
};

/** What each value is called. */
export const labelsOf = (
  stored: TaxSettingsView,
  texts: TaxAccountsTexts,
  language: Language,
): Record<keyof AccountsValues, string> => ({
  chart: texts.chart,
  adviser_number: texts.adviser_number,
  client_number: texts.client_number,
  account_length: texts.account_length,
  ...(Object.fromEntries(accountUses.map((use) => [ofUse(use), texts.uses[use]])) as Record<
    ReturnType<typeof ofUse>,
    string
  >),
  ...Object.fromEntries(namesOfServices(stored, texts, language).map(({ id, name }) => [ofService(id), name])),
});
