import { type PasswordFault, type PasswordOwner, passwordFault } from '../domain/password-rule.ts';

/**
 * Why a new password is not taken, or undefined when it is: by the rule, or because it stands, in whatever case, in the
 * list of the passwords that were most often in leaks. The list is part of the program; nobody is asked (A14).
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

// Unpacked when the first password is chosen: most processes never need it.
let leaked: Promise<ReadonlySet<string>> | undefined;
const readLeaked = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};
