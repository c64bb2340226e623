import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { SaveBar } from '#features/settings/web/parts/admin/save-bar.tsx';
import { SettingsConflict } from '#features/settings/web/parts/admin/settings-conflict.tsx';
import { useSettingsForm } from '#features/settings/web/parts/admin/use-settings-form.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { SentTaxSettings, TaxSettingsView } from '../../../tax-contract.ts';
import { taxAccountsTexts } from '../../../texts/tax-accounts-texts.ts';
import { AccountsPanel, FramePanel, labelsOf, ServicesPanel } from './accounts-panels.tsx';
import { type AccountsValues, accountProblems, accountsValuesOf, sentAccounts } from './accounts-values.ts';
import { callTax } from './use-months.ts';

const key = ['invoices', 'accounts'] as const;

/** The accounts that months are exported with. */
export const AccountsTab = () => {
  const texts = taxAccountsTexts[useLanguage().language];
  const stored = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callTax('GET /api/admin/invoices/accounts', undefined, { signal }),
    staleTime: 0,
  });
  return (
    <Loaded query={stored} failure={texts.loadError}>
      {(settings) => <AccountsForm stored={settings} />}
    </Loaded>
  );
};

const AccountsForm = ({ stored }: { readonly stored: TaxSettingsView }) => {
  const { language } = useLanguage();
  const texts = taxAccountsTexts[language];
  const words = useErrorMessage();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: ({ body, match }: MatchingChange<Partial<SentTaxSettings>>) =>
      callTax('PUT /api/admin/invoices/accounts', { body }, match),
    onSuccess: (saved) => client.setQueryData(key, saved),
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
  const { form, conflict } = useSettingsForm<TaxSettingsView, AccountsValues>({
    stored,
    valuesOf: accountsValuesOf,
    check: (values) => accountProblems(values, texts),
    send: (changes, match, values) => save.mutateAsync({ body: sentAccounts(changes, values), match }),
    saved: () => showToast(texts.saved, 'success'),
    failed: (error) => {
      showToast(texts.failed(words(error)), 'error');
      return undefined;
    },
  });
  const labels = labelsOf(stored, texts, language);
  const [wrong] = Object.entries(accountProblems(form.values, texts));
  const obstacle = wrong && `${labels[wrong[0] as keyof AccountsValues]}: ${wrong[1]}`;
  return (
    <PageForm form={form} className="grid gap-4">
      <SettingsConflict conflict={conflict} labels={labels} />
      <FramePanel form={form} texts={texts} storedChart={stored.chart} />
      <AccountsPanel form={form} texts={texts} />
      <ServicesPanel form={form} texts={texts} stored={stored} />
      <SaveBar form={form} obstacle={obstacle} />
    </PageForm>
  );
};
