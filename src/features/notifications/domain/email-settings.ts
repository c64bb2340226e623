import { z } from 'zod';
import { whatsappUnits } from './reminders/whatsapp-units.ts';

const colour = (fallback: string) =>
  z
    .string()
    .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)
    .catch(fallback);
const hours = z.int().min(1).max(8760);

const design = z.object({
  primary_color: colour('#9333EA'),
  secondary_color: colour('#EC4899'),
  /** The line in the coloured head of a mail; empty uses the name of the studio. */
  header_text: z.string().max(200).catch(''),
  /** Whether name, address and contact data of the studio are shown below every mail to a customer. */
  show_company_info: z.boolean().catch(true),
});

const smtp = z.object({
  host: z.string().catch(''),
  port: z.int().min(1).max(65_535).catch(587),
  username: z.string().catch(''),
  /** Sealed for `smtpPasswordPurpose`; empty if there is none. */
  password_sealed: z.string().catch(''),
  from_email: z.string().catch(''),
  from_name: z.string().catch(''),
});

const reminders = z.object({
  enabled: z.boolean().catch(true),
  /** Whole hours before the session. */
  reminders: z.array(hours).catch([24]),
});

const whatsapp = z.object({
  enabled: z.boolean().catch(false),
  reminders: z
    .array(z.object({ quantity: z.int().min(1), unit: z.enum(whatsappUnits) }))
    .max(5)
    .catch([{ quantity: 24, unit: 'hours' }]),
  /** The URL messages are posted to; empty uses WHATSAPP_WEBHOOK_URL. */
  webhook_url: z.string().catch(''),
  /** Sealed for `whatsappTokenPurpose`; empty if there is none. */
  webhook_token_sealed: z.string().catch(''),
});

const confirmation = z.object({
  /** Whether customers must confirm their e-mail address before a public booking counts. */
  required: z.boolean().catch(false),
});

/** The settings of messages to customers, as stored in the group `email`. */
export interface EmailSettings {
  readonly design: MailDesign;
  readonly smtp: SmtpSettings;
  readonly reminders: z.infer<typeof reminders>;
  readonly whatsapp: WhatsappSettings;
  readonly confirmation: z.infer<typeof confirmation>;
}
export type MailDesign = z.infer<typeof design>;
export type SmtpSettings = z.infer<typeof smtp>;
export type WhatsappSettings = z.infer<typeof whatsapp>;

/** The purpose for which the mail server's password is sealed (see secret-box.ts). */
export const smtpPasswordPurpose = 'email.smtp.password';
/** The purpose for which the token of the WhatsApp webhook is sealed. */
export const whatsappTokenPurpose = 'email.whatsapp.token';

/** Parses the stored group; each missing or invalid field gets its own default. */
export const emailSettingsFrom = (stored: unknown): EmailSettings => {
  const group = objectFrom(stored);
  return {
    design: design.parse(objectFrom(group['design'])),
    smtp: smtp.parse(objectFrom(group['smtp'])),
    reminders: reminders.parse(objectFrom(group['reminders'])),
    whatsapp: whatsapp.parse(objectFrom(group['whatsapp'])),
    confirmation: confirmation.parse(objectFrom(group['confirmation'])),
  };
};

/** A value that is not an object becomes one without known fields. */
const objectFrom = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object) });
