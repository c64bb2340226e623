import type { Context } from '#shared/server/context.ts';
import { openSecret, sealSecret } from '#shared/server/secrets/secret-box.ts';
import { newPushKeys, type PushKeys } from './push-request.ts';
import { firstPushKeys, pushKeyPurpose, replacePushKeys, storedPushKeys } from './push-store.ts';

/** The keys that name the studio to push services: made once, and again only if no SECRET_KEY opens them. */
export const pushKeysOf = async ({ db, secretKey }: Pick<Context, 'db' | 'secretKey'>): Promise<PushKeys> => {
  const fresh = () => {
    const { public_key, private_key } = newPushKeys();
    return { public_key, private_sealed: sealSecret(secretKey, pushKeyPurpose, private_key) };
  };
  const stored = (await storedPushKeys(db)) ?? (await firstPushKeys(db, fresh()));
  const private_key = openSecret(secretKey, pushKeyPurpose, stored.private_sealed);
  if (private_key !== undefined) return { public_key: stored.public_key, private_key };
  await replacePushKeys(db, stored.private_sealed, fresh());
  return pushKeysOf({ db, secretKey });
};
