import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { success } from '#shared/contract/fields.ts';

const token = z.string().min(1).max(100);

/** A session, for the holder of the link in the mail about it. It contains no place and no name. */
const signInView = z.object({
  is_open: z.boolean(),
  /** ISO with the Berlin offset; null: it has ended. */
  begun_at: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type SignInView = z.infer<typeof signInView>;

// POST for both: the token is secret and belongs in no address. Not below /api/admin, because the person may be signed
// out, or locked out.
export const signInsContract = defineContract({
  'POST /api/sign-ins/read': {
    summary: 'The session that a link in a mail is about; changes nothing',
    access: 'public',
    body: z.object({ token }),
    response: signInView,
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'POST /api/sign-ins/end': {
    summary: 'End the session that a link in a mail is about, everywhere and at once',
    access: 'public',
    body: z.object({ token }),
    response: success,
    hourlyLimit: 120,
  },
});
