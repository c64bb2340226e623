import { sealedFields } from '#features/settings/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import { smtpPasswordPurpose, whatsappTokenPurpose } from '../../domain/email-settings.ts';
import { sealedPushKey } from '../push/push-store.ts';

/** Returns the secrets of the mail server, the WhatsApp webhook and the push messages. */
export const sealedSendingSecrets = async (db: Database): Promise<readonly SealedSecret[]> => [
  ...(await sealedFields(db, [
    { name: 'email', path: ['smtp', 'password_sealed'], purpose: smtpPasswordPurpose },
    { name: 'email', path: ['whatsapp', 'webhook_token_sealed'], purpose: whatsappTokenPurpose },
  ])),
  ...(await sealedPushKey(db)),
];
