import { refusals } from '#features/booking/texts/refusals.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { isSecretOf, type Linked, secretText, versionedId } from '#shared/server/secrets/secret-link.ts';

interface Studio {
  readonly publicUrl: string;
  readonly secretKey: SecretKey;
}

/** The URL where a customer confirms a declaration; `linked`: its id, and the version of the booking's links. */
export const withdrawalUrl = ({ publicUrl, secretKey }: Studio, linked: Linked): string =>
  `${publicUrl}/withdrawal/${linked.id}?token=${secretText(secretKey, 'withdraw', versionedId(linked))}`;

interface Given {
  readonly token: string | undefined;
  readonly language: Language;
}

/** Throws 403 unless the token is that of the newest link to the current address of the declared booking. */
export const refuseWrongWithdrawalToken = (secretKey: SecretKey, linked: Linked, { token, language }: Given): void => {
  if (isSecretOf(secretKey, 'withdraw', versionedId(linked), token)) return;
  throw new Problem(403, 'wrong_token', refusals[language].wrongConfirmLink);
};
