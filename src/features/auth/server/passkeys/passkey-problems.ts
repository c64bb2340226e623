import { conflict, Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { type RelyingParty, relyingParty } from '../../domain/relying-party.ts';
import { refusals } from '../../texts/refusals.ts';

/** Where the passkeys of this studio work. Throws 409 if browsers allow none at its address. */
export const requireRelyingParty = ({ publicUrl }: Context, language: Language): RelyingParty => {
  const party = relyingParty(publicUrl);
  if (!party) throw conflict('no_passkeys_here', refusals[language].no_passkeys_here);
  return party;
};

/** 401 while signing in, 403 within a session. */
export const wrongPasskey = (status: 401 | 403, language: Language): Problem =>
  new Problem(status, 'wrong_passkey', refusals[language].wrong_passkey);
