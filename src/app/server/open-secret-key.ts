import { sealedFactorSecrets } from '#features/auth/server/api.ts';
import { sealedFeedAddresses } from '#features/calendar/server/api.ts';
import { sealedCodeSecrets } from '#features/campaigns/server/api.ts';
import { sealedWebhookSecrets } from '#features/integrations/server/api.ts';
import { sealedSendingSecrets } from '#features/notifications/server/api.ts';
import { sealedProviderSecrets } from '#features/payments/server/api.ts';
import { sealedVoucherCodes } from '#features/vouchers/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { Log } from '#shared/server/log.ts';
import { type ReadSealedSecrets, sealWithFirstKey } from '#shared/server/secrets/sealed-secrets.ts';
import { belongsTo, hasKeyCheck, recordFirstKey } from '#shared/server/secrets/secret-key-check.ts';
import { keysIn, type SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { StartRefusal } from '#shared/server/start-refusal.ts';
import { bareCallOf } from './commands/run-command.ts';
import type { Config } from './config.ts';
import { keyFile, secretKey } from './secret-key.ts';

/** Every feature that stores secrets. */
const secretsOfFeatures: readonly ReadSealedSecrets[] = [
  sealedFactorSecrets,
  sealedProviderSecrets,
  sealedFeedAddresses,
  sealedCodeSecrets,
  sealedSendingSecrets,
  sealedWebhookSecrets,
  sealedVoucherCodes,
];

/**
 * Opens the secret key and records it in the database. Throws a StartRefusal if the database was used with another key:
 * with the wrong one, links in mails would be invalid and stored secrets could not be decrypted.
 */
export const openSecretKey = async (
  { SECRET_KEY, DATA_DIR }: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>,
  { db, log }: { readonly db: Database; readonly log: Log },
): Promise<SecretKey> => {
  const file = keyFile(DATA_DIR);
  const text = await secretKey(SECRET_KEY, DATA_DIR, { mayGenerate: !(await hasKeyCheck(db)) });
  if (text === undefined) {
    throw new StartRefusal(
      `The key of this database is missing: SECRET_KEY is not set, and there is no ${file}. ${ways}`,
    );
  }
  const keys = keysIn(text);
  if (!(await belongsTo(db, keys))) {
    const name = SECRET_KEY === undefined ? `The key in ${file}` : 'SECRET_KEY';
    throw new StartRefusal(`${name} is not the one this database was used with. ${ways}`);
  }
  await sealWithFirstKey({ db, log }, keys, secretsOfFeatures);
  await recordFirstKey(db, keys);
  return keys;
};

const ways = `Start with that one, put it behind the new one (SECRET_KEY=new,old), or, where it is lost for good, run ${bareCallOf('lost-key')} first (docs/operations/secret-key.md).`;
