import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { success } from '#shared/contract/fields.ts';
import { roles } from '#shared/contract/role.ts';
import { givenDevice, signedIn } from './contract.ts';
import { givenPassword } from './password-contract.ts';

/** The second factor of the signed-in administrator. */
export const secondFactorView = z.object({
  is_on: z.boolean(),
  /** ISO with the Berlin offset; null: it is off. */
  since: z.string().nullable(),
  recovery_codes_left: z.int(),
});
export type SecondFactorView = z.infer<typeof secondFactorView>;

/** Six digits of the app or a recovery code; spaces and hyphens are allowed. */
export const code = z.string().min(1).max(64);

/** What the signed-in administrator has to enter again: the password or a code. */
const proof = z
  .object({ password: givenPassword.optional(), code: code.optional() })
  .refine((proofs) => (proofs.password === undefined) !== (proofs.code === undefined), 'either password or code');
export type Proof = z.output<typeof proof>;

const recoveryCodes = z.object({
  /** Returned only once; each code can be used once. */
  recovery_codes: z.array(z.string()),
});

// The endpoints have no scope: an API key cannot change how administrators sign in.
export const secondFactorContract = defineContract({
  'POST /api/admin/auth/login-code': {
    summary: 'The second step of signing in: a code of the app, or a recovery code',
    access: 'challenge',
    body: z.object({ code, device_token: givenDevice }),
    response: signedIn,
    refuses: [403, 429, 503],
    cache: 'no-store',
  },
  'GET /api/admin/auth/second-factor': {
    summary: 'Whether signing in takes a code as well, and how many recovery codes are left',
    access: 'admin',
    roles,
    response: secondFactorView,
    cache: 'no-store',
  },
  'POST /api/admin/auth/second-factor/set-up': {
    summary: 'Begin to set up a second factor; `key` and `address` (for a QR code) are shown this once',
    access: 'admin',
    roles,
    body: z.object({ password: givenPassword }),
    response: z.object({ key: z.string(), address: z.string() }),
    refuses: [403, 409, 429, 503],
    cache: 'no-store',
  },
  'POST /api/admin/auth/second-factor/confirm': {
    summary: 'Switch the second factor on with a first code; ends every other session of the administrator',
    access: 'admin',
    roles,
    body: z.object({ code }),
    response: recoveryCodes,
    refuses: [403, 409, 429, 503],
    cache: 'no-store',
  },
  'POST /api/admin/auth/second-factor/recovery-codes': {
    summary: 'Replace the recovery codes',
    access: 'admin',
    roles,
    body: proof,
    response: recoveryCodes,
    refuses: [403, 409, 429, 503],
    cache: 'no-store',
  },
  'POST /api/admin/auth/second-factor/switch-off': {
    summary: 'Switch the second factor off',
    access: 'admin',
    roles,
    body: proof,
    response: success,
    refuses: [403, 409, 429, 503],
  },
});
