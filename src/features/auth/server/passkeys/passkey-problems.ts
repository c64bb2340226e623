import { conflict, Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { type PasskeyPlace, passkeyPlace } from '../../domain/passkey-place.ts';
import { refusals } from '../../texts/refusals.ts';

/** Where the passkeys of this studio work. Throws 409 if browsers allow none at its address. */
export const passkeyPlaceOf = ({ publicUrl }: Context, language: Language): PasskeyPlace => {
  const place = passkeyPlace(publicUrl);
  if (!place) throw conflict('no_passkeys_here', refusals[language].no_passkeys_here);
  return place;
};

/** 401 while signing in, 403 within a session. */
export const wrongPasskey = (status: 401 | 403, language: Language): Problem =>
  new Problem(status, 'wrong_passkey', refusals[language].wrong_passkey);
