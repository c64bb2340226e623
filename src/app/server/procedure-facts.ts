import { webhookNames } from '#features/integrations/server/api.ts';
import type { FactsFromElsewhere } from '#features/invoices/domain/procedure-facts.ts';
import { emailSettingsFrom } from '#features/notifications/domain/email-settings.ts';
import { retentionSettingsFrom } from '#features/privacy/domain/retention.ts';
import { readSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';

/** What the process knows about itself. */
export interface Installation {
  readonly version: string;
  /** Whether the database runs inside the product; undefined: not known. */
  readonly is_embedded?: boolean;
}

/** Reads what features after invoices know for the documentation of procedures. */
export const readFactsFromElsewhere = async (
  { db, smtpUrl }: Pick<Context, 'db' | 'smtpUrl'>,
  { version, is_embedded }: Installation,
): Promise<FactsFromElsewhere> => {
  const [email, privacy, webhooks] = await Promise.all([
    readSetting(db, 'email'),
    readSetting(db, 'privacy'),
    webhookNames(db),
  ]);
  const { smtp } = emailSettingsFrom(email);
  return {
    version,
    is_embedded,
    mail_server: smtp.host || (smtpUrl && URL.canParse(smtpUrl) ? new URL(smtpUrl).host : undefined),
    mail_from: smtp.from_email || undefined,
    webhooks,
    audit_months: retentionSettingsFrom(privacy).audit,
  };
};
