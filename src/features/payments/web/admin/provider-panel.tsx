import { CircleCheck, CircleDashed, CirclePause } from 'lucide-react';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPaymentSettings } from '../../contract.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import { ConnectionTest } from './connection-test.tsx';
import type { PaymentValues } from './payment-values.ts';

export interface PaymentFieldsProps {
  readonly form: Form<PaymentValues>;
}

const keys = [
  ['stripe_publishable_key', 'publishable', 'pk_'],
  ['stripe_secret_key', 'secret', 'sk_'],
  ['stripe_webhook_secret', 'webhook', 'whsec_'],
] as const;

interface ProviderPanelProps extends PaymentFieldsProps {
  readonly stored: AdminPaymentSettings;
}

/** Switches payments on and edits the keys; secrets are shown masked. */
export const ProviderPanel = ({ form: { values, problems, dirty, change }, stored }: ProviderPanelProps) => {
  const t = useTexts(paymentsAdminTexts);
  return (
    <Panel title={t('provider.title')}>
      <div className="grid gap-4">
        <Status settings={stored} />
        <Tick
          label={t('enabled')}
          name="stripe_enabled"
          checked={values.stripe_enabled}
          onChange={(stripe_enabled) => change({ stripe_enabled })}
        />
        {keys.map(([name, label, start]) => (
          <Field
            key={name}
            error={problems[name]}
            label={t(label)}
            hint={`${t('keyHint')} ${start}…${label === 'publishable' ? '' : ` · ${t('secretHint')}`}`}
          >
            {(control) => (
              <input
                {...control}
                name={name}
                autoComplete="off"
                spellCheck={false}
                value={values[name]}
                // A displayed secret is replaced as a whole, not edited.
                onFocus={(event) => event.target.select()}
                onChange={(event) => change({ [name]: event.target.value.trim() })}
                className={`${control.className} font-mono`}
              />
            )}
          </Field>
        ))}
        <WebhookAddress address={stored.webhook_url} last={stored.last_webhook} />
        {/* A test would not use unsaved changes. */}
        <ConnectionTest key={stored.stripe_secret_key + stored.stripe_publishable_key} dirty={dirty} />
      </div>
    </Panel>
  );
};

const looks = {
  missing: { icon: CircleDashed, look: 'bg-sunken text-muted' },
  off: { icon: CirclePause, look: 'bg-warning-soft text-warning' },
  on: { icon: CircleCheck, look: 'bg-success-soft text-success' },
} as const;

const Status = ({ settings }: { readonly settings: AdminPaymentSettings }) => {
  const t = useTexts(paymentsAdminTexts);
  const state = !settings.is_stripe_configured ? 'missing' : settings.stripe_enabled ? 'on' : 'off';
  const { icon: Icon, look } = looks[state];
  return (
    <p className={`flex items-center gap-3 rounded-field px-4 py-3 ${look}`}>
      <Icon size={20} aria-hidden="true" className="shrink-0" />
      <span>
        <strong className="block">{t(`status.${state}`)}</strong>
        <span className="text-ink">{t(`status.${state}Text`)}</span>
      </span>
    </p>
  );
};

interface WebhookAddressProps {
  readonly address: string;
  readonly last: AdminPaymentSettings['last_webhook'];
}

/** The webhook URL to copy into the provider's dashboard, and whether events arrive. */
const WebhookAddress = ({ address, last }: WebhookAddressProps) => {
  const t = useTexts(paymentsAdminTexts);
  return (
    <div>
      <p className="mb-1.5 font-medium">{t('webhook.address')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-64 rounded-field bg-sunken px-3 py-2 font-mono text-sm break-all select-all">
          {address}
        </code>
        <CopyButton text={address} label={t('copy')} copied={t('copied')} />
      </div>
      <p className="mt-1.5 text-sm text-muted">{t('webhook.hint')}</p>
      <p className="mt-1.5 text-sm font-medium">
        {last ? t('webhook.last', formatDateTime(Date.parse(last.received_at))) : t('webhook.none')}
      </p>
    </div>
  );
};
