import { z } from 'zod';
import { whatsappUnits } from './whatsapp-units.ts';

const colour = (fallback: string) =>
  z
    .string()
    .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/)
    .catch(fallback);
const hours = z.int().min(1).max(8760);

const design = z.object({
  primary_color: colour('#9333EA'),
  secondary_color: colour('#EC4899'),
  /** The line in the coloured head of a mail; empty: the name of the studio. */
  header_text: z.string().max(200).catch(''),
  /** Whether name, address and ways to reach the studio stand below every mail to a customer. */
  show_company_info: z.boolean().catch(true),
});

const smtp = z.object({
  host: z.string().catch(''),
  port: z.int().min(1).max(65_535).catch(587),
  username: z.string().catch(''),
  /** Sealed for `smtpPasswordPurpose`; empty: none. */
  password_sealed: z.string().catch(''),
  from_email: z.string().catch(''),
  from_name: z.string().catch(''),
});

const reminders = z.object({
  enabled: z.boolean().catch(true),
  /** Whole hours before the session (AMB-089). */
  reminders: z.array(hours).catch([24]),
});

const whatsapp = z.object({
  enabled: z.boolean().catch(false),
  reminders: z
    .array(z.object({ quantity: z.int().min(1), unit: z.enum(whatsappUnits) }))
    .max(5)
    .catch([{ quantity: 24, unit: 'hours' }]),
  /** Where messages are posted; empty: WHATSAPP_WEBHOOK_URL. */
  webhook_url: z.string().catch(''),
  /** Sealed for `whatsappTokenPurpose`; empty: none. */
  webhook_token_sealed: z.string().catch(''),
});

/** How the studio writes to its customers (MAIL-004, MAIL-005, AMB-083, AMB-084), as the group `email` stores it. */
export interface EmailSettings {
  readonly design: MailDesign;
  readonly smtp: SmtpSettings;
  readonly reminders: z.infer<typeof reminders>;
  readonly whatsapp: WhatsappSettings;
}
export type MailDesign = z.infer<typeof design>;
export type SmtpSettings = z.infer<typeof smtp>;
export type WhatsappSettings = z.infer<typeof whatsapp>;

/** What the mail server's password is sealed for (see secret-box.ts). */
export const smtpPasswordPurpose = 'email.smtp.password';
/** What the token of the WhatsApp webhook is sealed for. */
export const whatsappTokenPurpose = 'email.whatsapp.token';

/** Reads the stored group; every field that is missing or damaged falls back to its own default. */
export const emailSettingsFrom = (stored: unknown): EmailSettings => {
  const group = objectFrom(stored);
  return {
    design: design.parse(objectFrom(group['design'])),
    smtp: smtp.parse(objectFrom(group['smtp'])),
    reminders: reminders.parse(objectFrom(group['reminders'])),
    whatsapp: whatsapp.parse(objectFrom(group['whatsapp'])),
  };
};

const objectFrom = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
