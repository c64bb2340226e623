import { z } from 'zod';
import { currentPassword } from '#features/auth/password-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { email, language, line, optionalEmail, readVersion } from '#shared/contract/fields.ts';
import { internationalNumber } from '#shared/kernel/contact/dialled-number.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { whatsappUnits } from './domain/reminders/whatsapp-units.ts';

const colour = z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'must be a colour like #9333EA');

const design = z.object({
  primary_color: colour,
  secondary_color: colour,
  /** The line in the coloured head of a mail; empty uses the name of the studio. */
  header_text: line(200),
  /** Whether name, address and contact data of the studio are shown below every mail to a customer. */
  show_company_info: z.boolean(),
});

const isHttps = (url: string): boolean => url === '' || (URL.canParse(url) && new URL(url).protocol === 'https:');

const hoursBefore = z.array(z.int().min(1).max(8760)).max(20);
const whatsappReminder = z.object({ quantity: z.int().min(1).max(10_000), unit: z.enum(whatsappUnits) });
export type WhatsappReminder = z.infer<typeof whatsappReminder>;

/** The settings of messages to customers, for administrators. */
export const adminEmailSettings = z.object({
  design,
  /** Hours before the session. */
  reminders: z.object({ enabled: z.boolean(), reminders: z.array(z.int()) }),
  smtp: z.object({
    host: z.string(),
    port: z.int(),
    username: z.string(),
    from_email: z.string(),
    from_name: z.string(),
    /** The password itself never leaves the server. */
    has_password: z.boolean(),
  }),
  whatsapp: z.object({
    enabled: z.boolean(),
    reminders: z.array(whatsappReminder),
    /** The URL messages are posted to; empty uses that of the installation. */
    webhook_url: z.string(),
    /** The token itself never leaves the server. */
    has_webhook_token: z.boolean(),
    /** Whether a webhook is configured; without one nothing is sent, whatever else is set. */
    is_configured: z.boolean(),
  }),
  /** Whether customers must confirm their e-mail address before a public booking counts. */
  confirmation: z.object({ required: z.boolean() }),
  /** Counts the changes; 0: never saved. */
  version: z.int(),
});
export type AdminEmailSettings = z.infer<typeof adminEmailSettings>;

/** The request body that changes the settings; absent fields stay unchanged. */
export const emailSettingsChanges = z
  .object({
    design: design.partial(),
    reminders: z.object({ enabled: z.boolean(), reminders: hoursBefore }).partial(),
    smtp: z
      .object({
        host: line(255).refine((host) => /^[\p{L}\p{N}.:[\]_-]*$/u.test(host), 'must be the name of a mail server'),
        port: z.int().min(1).max(65_535),
        username: line(254),
        /** Empty removes it. */
        password: z.string().max(500),
        from_email: optionalEmail.transform((address) => address ?? ''),
        from_name: line(),
      })
      .partial(),
    whatsapp: z
      .object({
        enabled: z.boolean(),
        reminders: z.array(whatsappReminder).max(5),
        webhook_url: line(500).refine(isHttps, 'must be an address that starts with https://'),
        /** Empty removes it. */
        webhook_token: z.string().max(500),
      })
      .partial(),
    /** Without a mail server: 400 `no_mail_server`. */
    confirmation: z.object({ required: z.boolean() }).partial(),
    version: readVersion,
  })
  .partial();
export type EmailSettingsChanges = z.output<typeof emailSettingsChanges>;

/** Values that replace the stored ones in a preview. */
export const previewDesign = design
  .extend({
    logo_url: z
      .string()
      .max(500)
      .regex(/^(?:\/uploads\/[\w.-]+)?$/, 'must be an uploaded picture')
      .nullable(),
  })
  .partial();
export type PreviewDesign = z.output<typeof previewDesign>;

export const notificationsContract = defineContract({
  'GET /api/admin/email-settings': {
    summary: 'How the studio writes to its customers',
    access: 'admin',
    roles: ['owner'],
    response: adminEmailSettings,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/email-settings': {
    summary: 'Change how the studio writes to its customers; a new secret or destination needs a fresh factor',
    access: 'admin',
    roles: ['owner'],
    body: emailSettingsChanges.extend({ current_password: currentPassword }),
    response: adminEmailSettings,
    versionOnRequest: true,
    refuses: [400, 403, 409, 429, 503],
    cache: 'no-store',
  },
  'POST /api/admin/email-settings/test-preview': {
    summary: 'A mail with a made-up booking, in a design that need not be saved',
    access: 'admin',
    roles: ['owner'],
    query: z.object({
      template_type: z.string().max(100).default('booking_confirmation'),
      /** Default: the language of the caller. */
      language: language.optional(),
    }),
    body: previewDesign,
    /** `text`: the mail without HTML; `url`: shows it in a frame, valid for five minutes. */
    response: z.object({ subject: z.string(), html: z.string(), text: z.string(), url: z.string() }),
    refuses: [400],
  },
  'POST /api/admin/email-settings/test-mail': {
    summary: 'Send a sample mail with the stored settings and return the response of the mail server',
    access: 'admin',
    roles: ['owner'],
    body: z.object({ to: email }),
    response: z.object({ success: z.boolean(), message: z.string() }),
  },
  'GET /api/admin/email-settings/whatsapp-preview': {
    summary: 'The reminder by WhatsApp with a made-up booking: as text, and as what fills a template',
    access: 'admin',
    roles: ['owner'],
    query: z.object({
      /** Default: the language of the caller. */
      language: language.optional(),
    }),
    response: z.object({
      text: z.string(),
      template: z.object({ name: z.string(), parameters: z.array(z.string()).readonly() }),
    }),
    cache: 'no-store',
  },
  'POST /api/admin/email-settings/test-whatsapp': {
    summary: 'Post a sample reminder to the stored webhook and return its response',
    access: 'admin',
    roles: ['owner'],
    body: z.object({
      /** A phone number of at least six digits. */
      to: line(limits.phone).refine((to) => internationalNumber(to) !== undefined, 'must be a phone number'),
      /** Default: the language of the caller. */
      language: language.optional(),
    }),
    response: z.object({ success: z.boolean(), message: z.string() }),
  },
});
