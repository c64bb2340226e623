import { type PasswordFault, type PasswordOwner, passwordFault } from '../../domain/password-rule.ts';

/**
 * Returns why a new password is refused; undefined if it is accepted. It is checked against the rule and,
 * case-insensitively, against a list of the most frequently leaked passwords. The list is part of the program; no
 * external service is queried.
 */
export const newPasswordFault = async (
  password: string,
  owner: PasswordOwner,
): Promise<PasswordFault | 'leaked' | undefined> => {
  const fault = passwordFault(password, owner);
  if (fault) return fault;
  leaked ??= readLeaked();
  return (await leaked).has(password.normalize('NFC').toLowerCase()) ? 'leaked' : undefined;
};

// Decompressed on first use: most processes never need it.
let leaked: Promise<ReadonlySet<string>> | undefined;
const readLeaked = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};
