import { sealedFields } from '#features/settings/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/sealed-secrets.ts';
import { smtpPasswordPurpose, whatsappTokenPurpose } from '../domain/email-settings.ts';

/** Returns the secrets of the mail server and the WhatsApp webhook. */
export const sealedSendingSecrets = (db: Database): Promise<readonly SealedSecret[]> =>
  sealedFields(db, [
    { name: 'email', path: ['smtp', 'password_sealed'], purpose: smtpPasswordPurpose },
    { name: 'email', path: ['whatsapp', 'webhook_token_sealed'], purpose: whatsappTokenPurpose },
  ]);
