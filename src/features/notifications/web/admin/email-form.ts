import { parseHex } from '#features/settings/domain/design/colour.ts';
import { isEmail } from '#shared/kernel/text/text.ts';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import type { AdminEmailSettings } from '../../contract.ts';

/** The values of the form, flat and as typed. */
export interface EmailForm {
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly header_text: string;
  readonly show_company_info: boolean;
  readonly reminders_enabled: boolean;
  readonly reminders_hours: string;
  readonly smtp_host: string;
  readonly smtp_port: string;
  readonly smtp_username: string;
  /** Undefined: as stored; empty: to be removed. */
  readonly smtp_password: string | undefined;
  readonly smtp_from_email: string;
  readonly smtp_from_name: string;
  readonly confirmation_required: boolean;
  readonly whatsapp_enabled: boolean;
  readonly whatsapp_reminders: AdminEmailSettings['whatsapp']['reminders'];
  readonly whatsapp_webhook_url: string;
  /** As `smtp_password`. */
  readonly whatsapp_webhook_token: string | undefined;
}

export const formOf = ({ design, reminders, smtp, whatsapp, confirmation }: AdminEmailSettings): EmailForm => ({
  ...design,
  reminders_enabled: reminders.enabled,
  reminders_hours: reminders.reminders.join(', '),
  smtp_host: smtp.host,
  smtp_port: String(smtp.port),
  smtp_username: smtp.username,
  smtp_password: undefined,
  smtp_from_email: smtp.from_email,
  smtp_from_name: smtp.from_name,
  confirmation_required: confirmation.required,
  whatsapp_enabled: whatsapp.enabled,
  whatsapp_reminders: whatsapp.reminders,
  whatsapp_webhook_url: whatsapp.webhook_url,
  whatsapp_webhook_token: undefined,
});

export interface EmailFormProps {
  readonly form: Form<EmailForm>;
}

/** Whether all typed values are valid. */
export const isValidForm = ({
  primary_color,
  secondary_color,
  smtp_port,
  smtp_from_email,
  whatsapp_reminders,
  whatsapp_webhook_url,
}: EmailForm): boolean =>
  Boolean(parseHex(primary_color) && parseHex(secondary_color)) &&
  isPort(smtp_port) &&
  isAddress(smtp_from_email) &&
  isWebhook(whatsapp_webhook_url) &&
  whatsapp_reminders.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000);

export const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/** An https address, or empty. */
export const isWebhook = (text: string): boolean =>
  text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:');

/** An e-mail address, or empty. */
export const isAddress = (text: string): boolean => text.trim() === '' || isEmail(text.trim());
