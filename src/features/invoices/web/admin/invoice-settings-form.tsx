import { SaveBar } from '#features/settings/web/parts/admin/save-bar.tsx';
import { SettingsConflict } from '#features/settings/web/parts/admin/settings-conflict.tsx';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { useSettingsForm } from '#features/settings/web/parts/admin/use-settings-form.ts';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { InvoiceSettingsView } from '../../contract.ts';
import { useInvoiceTexts, useSaveInvoiceSettings } from '../parts/admin/use-invoices.ts';
import {
  type InvoiceSettingsValues,
  labelsOf,
  missingIn,
  problemsIn,
  ratesText,
  sentOf,
  valuesOf,
} from './invoice-settings-values.ts';
import { RatesPanel } from './rates-panel.tsx';

/** Whether documents are issued, what they say about the studio, and the rates of value added tax. */
export const InvoiceSettingsForm = ({ stored }: { readonly stored: InvoiceSettingsView }) => {
  const texts = useInvoiceTexts();
  const words = useErrorMessage();
  const save = useSaveInvoiceSettings();
  const { form, conflict } = useSettingsForm<InvoiceSettingsView, InvoiceSettingsValues>({
    stored,
    valuesOf,
    check: (values) => problemsIn(values, texts),
    send: (changes, match) => save.mutateAsync({ body: sentOf(changes), match }),
    saved: () => showToast(texts.saved, 'success'),
    failed: (error) => {
      void showAlert(texts.failed(words(error)));
      return undefined;
    },
  });
  const { values, field } = form;
  const missing = missingIn(values, stored.vat_regime).map((name) => texts.missing[name]);
  const isMissing = missing.length > 0;
  const note = isMissing ? texts.missingText(missing.join(', ')) : undefined;
  const isWrong = Object.keys(problemsIn(values, texts)).length > 0;
  return (
    <PageForm form={form} className="grid gap-4">
      <SettingsConflict conflict={conflict} labels={labelsOf(texts)} textOf={ratesText(texts, stored)} />
      <Panel title={texts.on}>
        <Tick
          name="enabled"
          label={texts.enabled}
          hint={texts.enabledHint}
          checked={values.enabled}
          onChange={field('enabled').onChange}
        />
        {note && <p className="mt-3 font-medium text-warning">{note}</p>}
        <p className="tabular mt-3 text-muted">{texts.nextNumber(stored.next_number)}</p>
      </Panel>
      <StudioPanel {...form} />
      <RatesPanel form={form} services={stored.services} regime={stored.vat_regime} />
      <NumbersPanel {...form} />
      <p className="text-muted">{texts.notLegalAdvice}</p>
      <SaveBar
        form={form}
        obstacle={
          (values.enabled && note) ||
          (isWrong ? texts.failed(Object.values(problemsIn(values, texts))[0] ?? '') : undefined)
        }
      />
    </PageForm>
  );
};

const StudioPanel = ({ field }: FieldsOf<InvoiceSettingsValues>) => {
  const texts = useInvoiceTexts();
  return (
    <Panel title={texts.studio}>
      <p className="mb-4 text-muted">{texts.studioText}</p>
      <div className="grid gap-4">
        <TextField {...field('street')} label={texts.street} maxLength={200} autoComplete="street-address" />
        <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <TextField {...field('postal_code')} label={texts.postal_code} maxLength={12} autoComplete="postal-code" />
          <TextField {...field('city')} label={texts.city} maxLength={100} autoComplete="address-level2" />
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field('tax_number')} label={texts.taxNumber} maxLength={20} />
          <TextField {...field('vat_id')} label={texts.vatId} maxLength={20} />
        </div>
      </div>
    </Panel>
  );
};

const NumbersPanel = ({ values, field }: FieldsOf<InvoiceSettingsValues>) => {
  const texts = useInvoiceTexts();
  return (
    <Panel title={texts.numbers}>
      <div className="grid gap-4">
        <Tick
          name="send_mails"
          label={texts.sendMails}
          hint={texts.sendMailsHint}
          checked={values.send_mails}
          onChange={field('send_mails').onChange}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field('prefix')} label={texts.prefix} hint={texts.prefixHint} maxLength={10} />
          <TextField
            {...field('keep_years')}
            label={texts.keepYears}
            hint={texts.keepYearsHint}
            inputMode="numeric"
            maxLength={2}
          />
        </div>
      </div>
    </Panel>
  );
};
