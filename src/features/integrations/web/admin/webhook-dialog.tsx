import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { type FieldState, useForm } from '#shared/web/admin/form/use-form.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { CreatedWebhook, Webhook } from '../../contract.ts';
import { type WebhookEvent, webhookEvents } from '../../domain/webhook-events.ts';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { useSaveWebhook } from './use-integrations.ts';

interface WebhookDialogProps {
  /** The webhook to change; undefined creates one. */
  readonly webhook?: Webhook;
  readonly onClose: () => void;
  readonly onMade?: (made: CreatedWebhook) => void;
}

const objections = ['malformed', 'not_https', 'with_password', 'private'] as const;

/** Address, events, and description. */
export const WebhookDialog = ({ webhook, onClose, onMade }: WebhookDialogProps) => {
  const t = useTexts(integrationsAdminTexts);
  const saving = useSaveWebhook(webhook, (saved) => ('secret' in saved ? onMade?.(saved) : onClose()));
  const { base } = saving;
  const form = useForm({
    initial: {
      url: base?.url ?? '',
      description: base?.description ?? '',
      events: base?.events ?? (webhookEvents as readonly WebhookEvent[]),
    },
    check: (values) => (values.events.length === 0 ? { events: t('hooks.noEvent') } : {}),
    save: (values) => saving.save({ ...trimmed(values), events: [...values.events] }),
    refusal: ({ code }) => {
      const about = objections.find((objection) => code === `url_${objection}`);
      return { url: about && t(`url.${about}`) };
    },
    failed: (error) =>
      error instanceof CallError && error.code === 'too_many_webhooks' ? t('hooks.tooMany') : saving.failed(error),
  });
  return (
    <FormModal
      title={t(webhook ? 'hooks.editTitle' : 'hooks.new')}
      {...(!webhook && { submitLabel: t('hooks.create') })}
      form={form}
      onClose={onClose}
    >
      <RecordConflict saving={saving} form={form} changesOf={useWebhookDifferences()} />
      <TextField
        {...form.field('url')}
        label={t('hooks.url')}
        hint={t('hooks.urlHint')}
        type="url"
        required
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        data-first-focus="field"
      />
      <TextField
        {...form.field('description')}
        label={t('hooks.description')}
        hint={t('hooks.descriptionHint')}
        optional
        maxLength={200}
        autoComplete="off"
      />
      <EventChoice {...form.field('events')} />
    </FormModal>
  );
};

/** Describes what somebody else has changed in a webhook. */
const useWebhookDifferences = () => {
  const t = useTexts(integrationsAdminTexts);
  return useShownChanges<Webhook>([
    [t('hooks.url'), ({ url }) => url],
    [t('hooks.description'), ({ description }) => description],
    [
      t('hooks.which'),
      ({ events }) =>
        events.length === webhookEvents.length
          ? t('hooks.allEvents')
          : events.map((event) => t(`event.${event}`)).join(', '),
    ],
  ]);
};

/** The events of bookings, those of contacts and those of offers. */
const groups = ['booking.', 'contact.', 'offer.'].map((about) =>
  webhookEvents.filter((event) => event.startsWith(about)),
);

const EventChoice = ({ name, value: chosen, error, onChange }: FieldState<readonly WebhookEvent[]>) => {
  const t = useTexts(integrationsAdminTexts);
  const all = chosen.length === webhookEvents.length;
  return (
    <FieldGroup name={name} legend={t('hooks.which')} error={error}>
      <Checkbox label={t('hooks.all')} checked={all} onChange={() => onChange(all ? [] : webhookEvents)} />
      {groups.map((group) => (
        <div key={group[0]} className="grid gap-x-6 border-t border-line py-1 sm:grid-cols-2">
          {group.map((event) => (
            <Checkbox
              key={event}
              name={event}
              label={t(`event.${event}`)}
              checked={chosen.includes(event)}
              onChange={({ target }) =>
                onChange(webhookEvents.filter((one) => (one === event ? target.checked : chosen.includes(one))))
              }
            />
          ))}
        </div>
      ))}
    </FieldGroup>
  );
};
