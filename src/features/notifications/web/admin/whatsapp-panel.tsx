import { Info, Plus, Trash2 } from 'lucide-react';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminEmailSettings, WhatsappReminder } from '../../contract.ts';
import { whatsappUnits } from '../../domain/reminders/whatsapp-units.ts';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import { type EmailFormProps, isWebhook } from './email-form.ts';
import { SecretField } from './secret-field.tsx';
import { WhatsappTest } from './whatsapp-test.tsx';

const most = 5;
const control = 'min-h-control rounded-field border border-control bg-surface px-3 text-ink aria-invalid:border-danger';

interface WhatsappPanelProps extends EmailFormProps {
  readonly stored: AdminEmailSettings['whatsapp'];
}

/** Up to five reminders by WhatsApp, each a quantity and a unit. */
export const WhatsappPanel = ({ form, stored }: WhatsappPanelProps) => {
  const t = useTexts(emailAdminTexts);
  const { values, change, dirty } = form;
  const reminders = values.whatsapp_reminders;
  const set = (next: readonly WhatsappReminder[]): void => change({ whatsapp_reminders: [...next] });
  const full = reminders.length >= most;
  return (
    <Panel title={t('whatsapp.title')}>
      <div className="grid gap-4">
        {!stored.is_configured && (
          <p className="flex gap-2.5 rounded-field bg-info-soft px-3 py-2.5 text-sm">
            <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
            {t('whatsapp.missing')}
          </p>
        )}
        <Tick
          label={t('whatsapp.enabled')}
          hint={t('whatsapp.enabledHint')}
          name="whatsapp_enabled"
          checked={values.whatsapp_enabled}
          onChange={(whatsapp_enabled) => change({ whatsapp_enabled })}
        />
        <ul className="grid gap-2">
          {reminders.map((reminder, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- reminders have no id; their position identifies them
            <li key={index}>
              <Reminder
                number={index + 1}
                reminder={reminder}
                onChange={(changed) => set(reminders.with(index, changed))}
                onRemove={() => set(reminders.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="secondary" disabled={full} onClick={() => set([...reminders, { quantity: 24, unit: 'hours' }])}>
            <Plus size={16} aria-hidden="true" />
            {t('whatsapp.add')}
          </Button>
          {full && <span className="text-sm text-muted">{t('whatsapp.full')}</span>}
        </div>
        <WebhookFields form={form} stored={stored} />
        {/* A test would not use unsaved changes. */}
        <WhatsappTest dirty={dirty} />
      </div>
    </Panel>
  );
};

/** Where messages are sent to, and the token for it. */
const WebhookFields = ({ form: { values, field, change }, stored }: WhatsappPanelProps) => {
  const t = useTexts(emailAdminTexts);
  const url = field('whatsapp_webhook_url');
  return (
    <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <TextField
        {...url}
        label={t('whatsapp.url')}
        hint={t('whatsapp.urlHint')}
        error={isWebhook(url.value) ? url.error : t('whatsapp.urlInvalid')}
        type="url"
        inputMode="url"
        autoComplete="off"
        onChange={(typed) => change({ whatsapp_webhook_url: typed.trim() })}
      />
      <SecretField
        label={t('whatsapp.token')}
        {...field('whatsapp_webhook_token')}
        stored={stored.has_webhook_token}
        again={values.whatsapp_webhook_url === stored.webhook_url ? undefined : t('whatsapp.tokenAgain')}
        remove={t('whatsapp.tokenRemove')}
      />
    </div>
  );
};

interface ReminderProps {
  readonly number: number;
  readonly reminder: WhatsappReminder;
  readonly onChange: (reminder: WhatsappReminder) => void;
  readonly onRemove: () => void;
}

const Reminder = ({ number, reminder, onChange, onRemove }: ReminderProps) => {
  const t = useTexts(emailAdminTexts);
  const { quantity, unit } = reminder;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        type="number"
        min={1}
        max={10_000}
        step={1}
        aria-label={t('whatsapp.quantity', number)}
        aria-invalid={quantity >= 1 ? undefined : true}
        value={quantity || ''}
        onChange={(event) => onChange({ unit, quantity: Math.floor(Number(event.target.value)) })}
        className={`${control} tabular w-20 text-right`}
      />
      <select
        aria-label={t('whatsapp.unit', number)}
        value={unit}
        onChange={(event) => onChange({ quantity, unit: event.target.value as WhatsappReminder['unit'] })}
        className={control}
      >
        {whatsappUnits.map((name) => (
          <option key={name} value={name}>
            {t(`unit.${name}`)}
          </option>
        ))}
      </select>
      <span className="text-muted max-sm:hidden">{t('whatsapp.before')}</span>
      <button type="button" aria-label={t('whatsapp.remove', number)} onClick={onRemove} className="icon-button">
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </div>
  );
};
