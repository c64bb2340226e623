import type { Context } from '#shared/server/context.ts';
import { relyingParty } from '../../domain/relying-party.ts';
import { hostsOfPasskeys } from './passkey-store.ts';

/**
 * Logs a warning if passkeys are registered for another host than that of PUBLIC_URL: browsers do not offer them here.
 * They work again as soon as PUBLIC_URL has its former host.
 */
export const warnOfPasskeysElsewhere = async ({ db, log, publicUrl }: Context): Promise<void> => {
  const here = relyingParty(publicUrl)?.rp_id;
  for (const { rp_id, passkeys } of await hostsOfPasskeys(db)) {
    if (rp_id === here) continue;
    log.warn(
      { host: rp_id, passkeys },
      `${passkeys} passkeys were made for ${rp_id} and do not work under ${publicUrl}: sign in with the password and add new ones, or set PUBLIC_URL back`,
    );
  }
};
