import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { EmailSettingsChanges } from '../../contract.ts';
import { reminderHours } from '../../domain/reminders/reminder-hours.ts';
import type { EmailForm } from './email-form.ts';

/** Returns the request body for a changed form: only the groups and fields that were changed. */
export const changesOfForm = (form: Partial<EmailForm>): EmailSettingsChanges => {
  const { primary_color, secondary_color, header_text, show_company_info } = form;
  const groups = {
    design: omitUndefined({ primary_color, secondary_color, header_text, show_company_info }),
    reminders: omitUndefined({
      enabled: form.reminders_enabled,
      reminders: form.reminders_hours === undefined ? undefined : reminderHours(form.reminders_hours),
    }),
    smtp: omitUndefined({
      host: form.smtp_host,
      port: form.smtp_port === undefined ? undefined : Number(form.smtp_port),
      username: form.smtp_username,
      password: form.smtp_password,
      from_email: form.smtp_from_email,
      from_name: form.smtp_from_name,
    }),
    confirmation: omitUndefined({ required: form.confirmation_required }),
    whatsapp: omitUndefined({
      enabled: form.whatsapp_enabled,
      reminders: form.whatsapp_reminders,
      webhook_url: form.whatsapp_webhook_url,
      webhook_token: form.whatsapp_webhook_token,
    }),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, fields]) => Object.keys(fields).length > 0));
};
