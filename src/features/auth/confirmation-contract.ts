import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { roles } from '#shared/contract/role.ts';
import { assertion, assertionOptions } from './passkeys-contract.ts';
import { givenPassword } from './password-contract.ts';
import { code } from './second-factor-contract.ts';

/** The last authentication of a session. Instants are ISO with the Berlin offset. */
export const confirmationView = z.object({
  /** Whether the person has authenticated again within the last 15 minutes. */
  is_confirmed: z.boolean(),
  /** The same, where signing in counts too. */
  is_recent: z.boolean(),
  /** The origin on whose pages one of the own passkeys can be used instead of the password; null: none. */
  passkey_origin: z.string().nullable(),
});
export type ConfirmationView = z.infer<typeof confirmationView>;

const confirmation = z
  .object({ password: givenPassword.optional(), code: code.optional(), passkey: assertion.optional() })
  .refine(
    (factors) => Object.values(factors).filter((one) => one !== undefined).length === 1,
    'either password, code or passkey',
  );
export type Confirmation = z.output<typeof confirmation>;

// The endpoints have no scope: an API key has no person who could authenticate.
export const confirmationContract = defineContract({
  'GET /api/admin/auth/confirmation': {
    summary: 'Whether sensitive actions of this session require a confirmation first',
    access: 'admin',
    roles,
    response: confirmationView,
    cache: 'no-store',
  },
  'POST /api/admin/auth/confirmation/options': {
    summary: 'What one of the own passkeys has to sign to confirm; valid once and for five minutes',
    access: 'admin',
    roles,
    response: assertionOptions,
    refuses: [409],
    cache: 'no-store',
  },
  'POST /api/admin/auth/confirmation': {
    summary: 'Prove again who is using this session, by password, code or passkey; counts for 15 minutes',
    access: 'admin',
    roles,
    body: confirmation,
    response: confirmationView,
    refuses: [403, 409, 429, 503],
    cache: 'no-store',
  },
});
