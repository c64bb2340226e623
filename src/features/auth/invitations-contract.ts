import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { language } from '#shared/contract/fields.ts';
import { roles } from '#shared/contract/role.ts';
import { givenDevice, signedIn } from './contract.ts';
import { invitationStates } from './domain/invitation.ts';
import { attestation, attestationOptions, passkeyName } from './passkeys-contract.ts';
import { givenPassword } from './password-contract.ts';

const token = z.string().min(1).max(100);

/** What the holder of a link learns. Once it is used or expired, nothing but that. */
const invitationView = z.object({
  state: z.enum(invitationStates),
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(roles).nullable(),
  /** Who invited the person; null: somebody who is gone. */
  invited_by: z.string().nullable(),
  /** ISO with the Berlin offset. */
  expires_at: z.string().nullable(),
  language: language.nullable(),
  /** The only origin whose pages can make a passkey; null: browsers allow none at the address of the studio. */
  passkey_origin: z.string().nullable(),
});
export type InvitationView = z.infer<typeof invitationView>;

const acceptance = z
  .object({
    token,
    /** Either a password … */
    password: givenPassword.optional(),
    /** … or a new passkey, with its name. */
    passkey: attestation.optional(),
    passkey_name: passkeyName.optional(),
    device_token: givenDevice,
  })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
    message: 'either a password or a passkey',
    path: ['password'],
  });
export type Acceptance = z.output<typeof acceptance>;

// POST for all: the token is secret and belongs in no address. Not below /api/admin, where every request needs a sign-in.
export const invitationsContract = defineContract({
  'POST /api/invitations/read': {
    summary: 'The invitation that a link in a mail is about; changes nothing',
    access: 'public',
    body: z.object({ token }),
    response: invitationView,
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'POST /api/invitations/passkey-options': {
    summary: 'What a browser needs to make a passkey with which the invitation is accepted; valid for five minutes',
    access: 'public',
    body: z.object({ token }),
    response: attestationOptions,
    refuses: [409],
    hourlyLimit: 60,
    cache: 'no-store',
  },
  'POST /api/invitations/accept': {
    summary: 'Accept an invitation with a password or a new passkey, and sign in; possible once',
    access: 'public',
    body: acceptance,
    response: signedIn,
    refuses: [403, 409, 503],
    hourlyLimit: 60,
    cache: 'no-store',
  },
});
