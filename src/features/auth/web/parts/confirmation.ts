import type { confirmationContract } from '../../confirmation-contract.ts';
import { adminCaller } from './admin-call.ts';
import { signWithPasskey } from './passkeys.ts';

const call = adminCaller<typeof confirmationContract>();

export const confirmation = () => call('GET /api/admin/auth/confirmation');

/** Confirms by password, for requests that have no body to send it in. */
export const confirmByPassword = (password: string) =>
  call('POST /api/admin/auth/confirmation', { body: { password } });

/** Confirms by one of the own passkeys. Throws `NoPasskey`, or the server's error. */
export const confirmByPasskey = async () => {
  const passkey = await signWithPasskey(await call('POST /api/admin/auth/confirmation/options'));
  return call('POST /api/admin/auth/confirmation', { body: { passkey } });
};
