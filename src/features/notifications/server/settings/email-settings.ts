import { changeSetting, readCompany, readVersionedSetting, type Versioned } from '#features/settings/server/api.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { Context } from '#shared/server/context.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import { refuseAddress } from '#shared/server/outbound/web-address.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import type { AdminEmailSettings, EmailSettingsChanges } from '../../contract.ts';
import {
  type EmailSettings,
  emailSettingsFrom,
  smtpPasswordPurpose,
  whatsappTokenPurpose,
} from '../../domain/email-settings.ts';
import { redirectsMessages } from '../../domain/redirects-messages.ts';
import { mailServerFrom } from '../sending/mail-server.ts';
import { isConfigured, whatsappWebhookFrom } from '../whatsapp/whatsapp-webhook.ts';

export const adminEmailSettings = async (context: Context): Promise<AdminEmailSettings> =>
  adminView(context, await readVersionedSetting(context.db, 'email'));

/**
 * Changes the given fields; secrets are sealed before they are stored. A secret stored for another server, port,
 * account or address is deleted unless it is sent again: changing the destination must not reveal it. Throws 400 if the
 * webhook is in a private network. `actor`: id of an administrator.
 */
export const changeEmailSettings = async (
  context: Context,
  { version, ...changes }: EmailSettingsChanges,
  actor: string,
): Promise<AdminEmailSettings> => {
  const webhook = changes.whatsapp?.webhook_url;
  if (webhook) refuseAddress(context, webhook);
  const view = (stored: Versioned<unknown>) => adminView(context, stored);
  const change = { name: 'email', changed: namesOf(changes), actor, version, view } as const;
  const saved = await changeSetting(context, change, async (stored, trx) => {
    const next = changed(context, emailSettingsFrom(stored), changes);
    await refuseWithoutMail(contextIn(context, trx), next);
    return next;
  });
  return view(saved);
};

type SettingGroups = Omit<EmailSettingsChanges, 'version'>;

/** Without a mail server nobody could confirm an address, and every booking would expire. */
const refuseWithoutMail = async (context: Context, { confirmation, smtp }: EmailSettings): Promise<void> => {
  if (!confirmation.required) return;
  const company = await readCompany(context.db);
  if (typeof mailServerFrom(smtp, { ...context, company }) !== 'string') return;
  throw ruleBroken('no_mail_server', 'Confirming by e-mail needs a mail server');
};

/** Whether the change hands the studio's messages to somebody else; see redirects-messages.ts. */
export const changesDestination = async ({ db }: Context, changes: EmailSettingsChanges): Promise<boolean> =>
  redirectsMessages(emailSettingsFrom((await readVersionedSetting(db, 'email')).value), changes);

const changed = (context: Context, before: EmailSettings, changes: SettingGroups): EmailSettings => {
  const { password, ...smtp } = changes.smtp ?? {};
  const { webhook_token, ...whatsapp } = changes.whatsapp ?? {};
  const reminders = { ...before.reminders, ...omitUndefined(changes.reminders ?? {}) };
  return {
    design: { ...before.design, ...omitUndefined(changes.design ?? {}) },
    // Without duplicates, the earliest mail first.
    reminders: { ...reminders, reminders: [...new Set(reminders.reminders)].sort((a, b) => b - a) },
    smtp: {
      ...before.smtp,
      ...omitUndefined(smtp),
      password_sealed: secretAfter(context, smtpPasswordPurpose, {
        newSecret: password,
        stored: before.smtp.password_sealed,
        isElsewhere: isChanged(before.smtp, smtp, ['host', 'port', 'username']),
      }),
    },
    confirmation: { ...before.confirmation, ...omitUndefined(changes.confirmation ?? {}) },
    whatsapp: {
      ...before.whatsapp,
      ...omitUndefined(whatsapp),
      webhook_token_sealed: secretAfter(context, whatsappTokenPurpose, {
        newSecret: webhook_token,
        stored: before.whatsapp.webhook_token_sealed,
        isElsewhere: isChanged(before.whatsapp, whatsapp, ['webhook_url']),
      }),
    },
  };
};

interface SecretChange {
  /** Undefined: not sent; empty: removed. */
  readonly newSecret: string | undefined;
  /** Sealed. */
  readonly stored: string;
  /** Whether it would now be sent to another destination. */
  readonly isElsewhere: boolean;
}

const secretAfter = ({ secretKey }: Context, purpose: string, change: SecretChange): string => {
  const { newSecret: secret, stored, isElsewhere } = change;
  if (secret === undefined) return isElsewhere ? '' : stored;
  return secret === '' ? '' : sealSecret(secretKey, purpose, secret);
};

const isChanged = <Fields extends object>(
  before: Fields,
  changes: { readonly [Name in keyof Fields]?: Fields[Name] | undefined },
  names: readonly (keyof Fields)[],
): boolean => names.some((name) => changes[name] !== undefined && changes[name] !== before[name]);

/** Names such as 'smtp.password' for the audit log, never values. */
const namesOf = (changes: SettingGroups): string[] =>
  Object.entries(changes).flatMap(([group, fields]) =>
    Object.keys(omitUndefined(fields ?? {})).map((name) => `${group}.${name}`),
  );

const adminView = (context: Context, { value, version }: Versioned<unknown>): AdminEmailSettings => {
  const settings = emailSettingsFrom(value);
  const { password_sealed, ...smtp } = settings.smtp;
  const { webhook_token_sealed, ...whatsapp } = settings.whatsapp;
  return {
    ...settings,
    version,
    smtp: { ...smtp, has_password: password_sealed !== '' },
    whatsapp: {
      ...whatsapp,
      has_webhook_token: webhook_token_sealed !== '',
      is_configured: isConfigured(whatsappWebhookFrom(settings.whatsapp, context)),
    },
  };
};
