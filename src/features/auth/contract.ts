import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { language, success } from '#shared/contract/fields.ts';
import { roles } from '#shared/contract/role.ts';
import { themes } from './domain/theme.ts';
import { apiKey } from './keys-contract.ts';
import { givenPassword } from './password-contract.ts';

const preferences = z.object({
  /** Of the back office and of the mails to the person. null: not chosen; the browser decides, and mails are German. */
  language: language.nullable(),
  /** null: not chosen; the browser decides. */
  theme: z.enum(themes).nullable(),
});
export type Preferences = z.infer<typeof preferences>;

const preferencesChanges = preferences.partial();
export type PreferencesChanges = z.infer<typeof preferencesChanges>;

export const administratorView = preferences.extend({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
});
export type AdministratorView = z.infer<typeof administratorView>;

export const sessionView = z.object({
  id: z.string(),
  begun_at: z.string(),
  /** Precise to a few minutes. */
  last_used_at: z.string(),
  /** The names that the browser gave; null: unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether this is the session of the request. */
  is_current: z.boolean(),
});
export type SignInSessionView = z.infer<typeof sessionView>;

/**
 * The device token of a browser that has signed in before: failures elsewhere do not lock it out. null: it has none and
 * requests one; undefined: it does not request one.
 */
export const givenDevice = z.string().max(100).nullish();

/** The response to a completed sign-in. */
export const signedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_at: z.string(),
  /** Only if the browser requested one. */
  device_token: z.string().optional(),
});
export type SignedIn = z.infer<typeof signedIn>;

export const authContract = defineContract({
  'POST /api/admin/auth/login-json': {
    summary:
      'Sign in with e-mail and password; where a second factor is on, 401 second_factor_required with a `challenge` for login-code',
    access: 'public',
    body: z.object({ email: z.string().min(1).max(254), password: givenPassword, device_token: givenDevice }),
    response: signedIn,
    refuses: [401, 429, 503],
    cache: 'no-store',
  },
  'GET /api/admin/auth/me': {
    summary: 'The signed-in administrator',
    access: 'admin',
    roles,
    response: administratorView,
    cache: 'no-store',
  },
  'PUT /api/admin/auth/preferences': {
    summary: 'Keep the own language and theme, for every device; null: as the browser says; what is not given stays',
    access: 'admin',
    roles,
    body: preferencesChanges,
    response: preferences,
  },
  'POST /api/admin/auth/logout': {
    summary: 'End this session everywhere',
    access: 'admin',
    roles,
    response: success,
  },
  'PUT /api/admin/auth/password': {
    summary:
      'Change the own password; ends every other session of the administrator; API keys stay, `api_keys` lists them',
    access: 'admin',
    roles,
    body: z.object({ current_password: givenPassword, new_password: givenPassword }),
    response: success.extend({ api_keys: z.array(apiKey) }),
    refuses: [403, 429, 503],
  },
  'GET /api/admin/auth/sessions': {
    summary: 'Where the administrator is signed in, the newest first',
    access: 'admin',
    roles,
    response: z.array(sessionView),
    cache: 'no-store',
  },
  'POST /api/admin/auth/sessions/end-others': {
    summary: 'End every session of the administrator but this one',
    access: 'admin',
    roles,
    response: success,
  },
});
