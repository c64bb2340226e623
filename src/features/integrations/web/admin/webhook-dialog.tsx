import { useState } from 'react';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { CallError } from '#shared/web/call-error.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
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
  const [create, change] = [useCreateWebhook(), useChangeWebhook(webhook?.id ?? '', webhook?.url)];
  const { problems, passes } = useFormCheck();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const [isEmpty, setEmpty] = useState(false);
  const refusal = useRefusal(create.error ?? change.error);
  const submit = (form: HTMLFormElement): void => {
    setEmpty(events.length === 0);
    if (!passes(form) || events.length === 0) return;
    const body = { url: textIn(form, 'url'), description: textIn(form, 'description'), events: [...events] };
    if (webhook) change.mutate(body, { onSuccess: onClose });
    else create.mutate(body, { onSuccess: (made) => onMade?.(made) });
  };
  return (
    <FormModal
      title={t(webhook ? 'hooks.editTitle' : 'hooks.new')}
      {...(!webhook && { submitLabel: t('hooks.create') })}
      busy={create.isPending || change.isPending}
      failure={refusal.other}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={t('hooks.url')} hint={t('hooks.urlHint')} error={problems['url'] ?? refusal.url}>
        {(control) => (
          <input
            {...control}
            type="url"
            name="url"
            required
            maxLength={2000}
            autoComplete="off"
            spellCheck={false}
            defaultValue={webhook?.url}
            data-first-focus="field"
          />
        )}
      </Field>
      <Field label={t('hooks.description')} hint={t('hooks.descriptionHint')} optional>
        {(control) => (
          <input
            {...control}
            name="description"
            maxLength={200}
            autoComplete="off"
            defaultValue={webhook?.description}
          />
        )}
      </Field>
      <EventChoice
        chosen={events}
        isEmpty={isEmpty}
        onChoose={(wanted) => {
          setEvents(wanted);
          setEmpty(false);
        }}
      />
    </FormModal>
  );
};

interface EventChoiceProps {
  readonly chosen: readonly WebhookEvent[];
  readonly isEmpty: boolean;
  readonly onChoose: (events: readonly WebhookEvent[]) => void;
}

/** The events of bookings, and those of contacts. */
const groups = ['booking.', 'contact.'].map((about) => webhookEvents.filter((event) => event.startsWith(about)));

const EventChoice = ({ chosen, isEmpty, onChoose }: EventChoiceProps) => {
  const t = useTexts(integrationsAdminTexts);
  const all = chosen.length === webhookEvents.length;
  return (
    <fieldset aria-describedby={isEmpty ? 'no-event' : undefined}>
      <legend className="mb-1 font-medium">{t('hooks.which')}</legend>
      <Checkbox label={t('hooks.all')} checked={all} onChange={() => onChoose(all ? [] : webhookEvents)} />
      {groups.map((group) => (
        <div key={group[0]} className="grid gap-x-6 border-t border-line py-1 sm:grid-cols-2">
          {group.map((event) => (
            <Checkbox
              key={event}
              name={event}
              label={t(`event.${event}`)}
              checked={chosen.includes(event)}
              onChange={({ target }) =>
                onChoose(webhookEvents.filter((one) => (one === event ? target.checked : chosen.includes(one))))
              }
            />
          ))}
        </div>
      ))}
      <div aria-live="polite">
        {isEmpty && (
          <p id="no-event" className="mt-1.5 text-sm font-medium text-danger">
            {t('hooks.noEvent')}
          </p>
        )}
      </div>
    </fieldset>
  );
};

/** The server's refusal: a problem of the address at its field, anything else below the form. */
const useRefusal = (error: unknown): { url?: string; other?: string } => {
  const t = useTexts(integrationsAdminTexts);
  const words = useErrorMessage();
  if (!error) return {};
  const code = error instanceof CallError ? error.code : undefined;
  const about = objections.find((objection) => code === `url_${objection}`);
  if (about) return { url: t(`url.${about}`) };
  return { other: code === 'too_many_webhooks' ? t('hooks.tooMany') : words(error) };
};
