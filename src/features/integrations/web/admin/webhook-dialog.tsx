import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { type FieldState, useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { CallError } from '#shared/web/call-error.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { CreatedWebhook, Webhook } from '../../contract.ts';
import { type WebhookEvent, webhookEvents } from '../../domain/webhook-events.ts';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { useChangeWebhook, useCreateWebhook } from './use-integrations.ts';

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
  const words = useErrorMessage();
  const [create, change] = [useCreateWebhook(), useChangeWebhook(webhook?.id ?? '', webhook?.url)];
  const form = useForm({
    initial: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? (webhookEvents as readonly WebhookEvent[]),
    },
    check: (values) => (values.events.length === 0 ? { events: t('hooks.noEvent') } : {}),
    save: async (values) => {
      const body = { ...trimmed(values), events: [...values.events] };
      if (!webhook) return onMade?.(await create.mutateAsync(body));
      await change.mutateAsync(body);
      onClose();
    },
    refusal: ({ code }) => {
      const about = objections.find((objection) => code === `url_${objection}`);
      return { url: about && t(`url.${about}`) };
    },
    failed: (error) =>
      error instanceof CallError && error.code === 'too_many_webhooks' ? t('hooks.tooMany') : words(error),
  });
  return (
    <FormModal
      title={t(webhook ? 'hooks.editTitle' : 'hooks.new')}
      {...(!webhook && { submitLabel: t('hooks.create') })}
      form={form}
      onClose={onClose}
    >
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
