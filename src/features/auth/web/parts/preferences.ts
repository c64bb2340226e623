import type { Language } from '#shared/kernel/language.ts';
import type { authContract, Preferences } from '../../contract.ts';
import type { Theme } from '../../domain/theme.ts';
import { adminCaller } from './admin-call.ts';
import { onSessionToken, sessionToken } from './session-token.ts';
import { otherTheme, storeTheme } from './theme.ts';

const call = adminCaller<typeof authContract>();

interface Choice {
  readonly language?: Language;
  readonly theme?: Theme;
}

/** What the account of the person who is signed in has, this page's choices included; undefined: nobody is signed in. */
let account: (Preferences & { readonly id: string }) | undefined;
/** Chosen on this page, and not yet kept in an account. */
let chosen: Choice = {};
let sending = Promise.resolve();

/** Keeps a choice in the account; one that is made before a sign-in when somebody signs in. */
export const storePreferences = (choice: Choice): void => {
  const present = account;
  if (present && Object.entries(choice).every(([name, value]) => present[name as keyof Preferences] === value)) return;
  chosen = { ...chosen, ...choice };
  if (!account) return;
  account = { ...account, ...choice };
  send();
};

/**
 * What a person who has just signed in wants to see; undefined: it is shown already. What was chosen on this page before
 * the sign-in wins over what the account has.
 */
export const preferencesToShow = (person: Preferences & { readonly id: string }): Preferences | undefined => {
  if (account?.id === person.id) return undefined;
  account = { ...person, ...chosen };
  send();
  return account;
};

export const chooseTheme = (theme: Theme): void => {
  storeTheme(theme);
  storePreferences({ theme });
};

export const toggleTheme = (): void => chooseTheme(otherTheme());

/** One after the other, so that the last choice is stored last. One that cannot be stored is sent with the next. */
const send = (): void => {
  sending = sending.then(async () => {
    const body = chosen;
    if (Object.keys(body).length === 0) return;
    chosen = {};
    try {
      await call('PUT /api/admin/auth/preferences', { body });
    } catch {
      if (account) chosen = { ...body, ...chosen };
    }
  });
};

onSessionToken(() => {
  if (sessionToken() !== null) return;
  account = undefined;
  chosen = {};
});
