import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, requiredLine, success } from '#shared/contract/fields.ts';
import { roles } from '#shared/contract/role.ts';
import { givenDevice, signedIn } from './contract.ts';
import { currentPassword } from './password-contract.ts';

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/, 'must be base64url');
const credentialId = base64url(1400);
const publicKey = z.literal('public-key');

/** The signature of a passkey, as browsers return it (AuthenticationResponseJSON). */
export const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    authenticatorData: base64url(4000),
    clientDataJSON: base64url(8000),
    signature: base64url(8000),
    /** The account that the passkey was registered for. */
    userHandle: base64url(100).nullish(),
  }),
});
export type Assertion = z.output<typeof assertion>;

/** A new passkey, as browsers return it (RegistrationResponseJSON). */
export const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({ attestationObject: base64url(40_000), clientDataJSON: base64url(8000) }),
});
export type Attestation = z.output<typeof attestation>;

const descriptor = z.object({ id: z.string(), type: publicKey });

/** The options with which a browser requests a signature (PublicKeyCredentialRequestOptionsJSON). */
export const assertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Left out: any passkey of this host. */
  allowCredentials: z.array(descriptor).optional(),
});
export type AssertionOptions = z.infer<typeof assertionOptions>;

/** The options with which a browser creates a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const attestationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type AttestationOptions = z.infer<typeof attestationOptions>;

/** A passkey of the signed-in administrator. Instants are ISO with the Berlin offset. */
export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  /** null: not used yet. */
  last_used_at: z.string().nullable(),
  /** The host it was registered for. */
  host: z.string(),
  /** Whether that is the host of PUBLIC_URL; if not, it cannot be used at present. */
  works_here: z.boolean(),
});
export type PasskeyView = z.infer<typeof passkeyView>;

const passkeyList = z.object({
  /** The only origin whose pages can use passkeys; null: browsers allow none at PUBLIC_URL. */
  origin: z.string().nullable(),
  host: z.string().nullable(),
  passkeys: z.array(passkeyView),
});
export type PasskeyList = z.infer<typeof passkeyList>;

export const passkeyName = requiredLine(100);

// Signing in is not below /api/admin, where every request needs a token. The others have no scope: an API key cannot
// change how administrators sign in.
export const passkeysContract = defineContract({
  'GET /api/passkeys/sign-in': {
    summary: 'Whether administrators can sign in with a passkey, and on the pages of which origin',
    access: 'public',
    response: z.object({ origin: z.string().nullable(), is_possible: z.boolean() }),
    cache: 'no-store',
  },
  'POST /api/passkeys/sign-in/options': {
    summary: 'What a passkey has to sign to sign in an administrator; valid once and for five minutes',
    access: 'public',
    response: assertionOptions,
    refuses: [409, 429],
    hourlyLimit: 300,
    cache: 'no-store',
  },
  'POST /api/passkeys/sign-in': {
    summary: 'Sign in with a passkey, which counts as both factors',
    access: 'public',
    body: z.object({ passkey: assertion, device_token: givenDevice }),
    response: signedIn,
    refuses: [401, 409, 429],
    cache: 'no-store',
  },
  'GET /api/admin/auth/passkeys': {
    summary: 'The passkeys of the administrator, the newest first',
    access: 'admin',
    roles,
    response: passkeyList,
    cache: 'no-store',
  },
  'POST /api/admin/auth/passkeys/options': {
    summary: 'Begin to add a passkey; asks for a confirmation (password or passkey)',
    access: 'admin',
    roles,
    body: z.object({ current_password: currentPassword }),
    response: attestationOptions,
    refuses: [403, 409, 429, 503],
    cache: 'no-store',
  },
  'POST /api/admin/auth/passkeys': {
    summary: 'Add the passkey that the browser made from the options',
    access: 'admin',
    roles,
    body: z.object({ name: passkeyName, passkey: attestation }),
    response: passkeyView,
    status: 201,
    refuses: [403, 409, 429],
    cache: 'no-store',
  },
  'PUT /api/admin/auth/passkeys/{id}': {
    summary: 'Rename a passkey',
    access: 'admin',
    roles,
    params: byId,
    body: z.object({ name: passkeyName }),
    response: success,
  },
  'POST /api/admin/auth/passkeys/{id}/remove': {
    summary: 'Remove a passkey, at once and for good; needs a fresh factor',
    access: 'admin',
    roles,
    params: byId,
    body: z.object({ current_password: currentPassword }),
    response: success,
    refuses: [403, 429, 503],
  },
});
