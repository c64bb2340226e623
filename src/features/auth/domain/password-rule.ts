/** The length of a password in characters (code points). There is no rule about kinds of characters. */
export const passwordLength = { min: 8, max: 256 } as const;

export type PasswordFault = 'too_short' | 'too_long' | 'guessable';

/** The owner of the password; it must not consist of this data. */
export interface PasswordOwner {
  readonly email: string;
  readonly full_name: string;
}

/**
 * Returns why a password is refused; undefined if it is accepted. Guessable are the patterns at the top of every list
 * of leaked passwords: a common word with digits and signs around it, also with digits for letters; digits alone; one
 * repeated pattern; a run of the alphabet or the keyboard; the owner's name and address; and whatever is too short
 * after the owner's words and the product's name have been removed from it.
 */
export const passwordFault = (password: string, owner: PasswordOwner): PasswordFault | undefined => {
  const length = Array.from(password.normalize('NFC')).length;
  if (length < passwordLength.min) return 'too_short';
  if (length > passwordLength.max) return 'too_long';
  return isGuessable(password.normalize('NFC').toLowerCase(), owner) ? 'guessable' : undefined;
};

const isGuessable = (password: string, owner: PasswordOwner): boolean => {
  const core = coreOf(password);
  return (
    !/\p{L}/u.test(password) ||
    /^(.{1,4})\1+$/u.test(password) ||
    isRun(core) ||
    common.has(core) ||
    common.has(coreOf(unleet(password))) ||
    ownWords(owner).includes(core) ||
    Array.from(withoutOwnWords(password, owner)).length < passwordLength.min
  );
};

/** Removes the digits and signs before and after a word. */
const coreOf = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const unleet = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign);
const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const runs = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm', 'qazwsxedcrfv'];
const isRun = (core: string): boolean =>
  core.length >= 4 && runs.some((run) => run.includes(core) || Array.from(run).toReversed().join('').includes(core));

const ownWords = ({ email, full_name }: PasswordOwner): string[] => {
  const name = full_name.toLowerCase();
  const address = email.toLowerCase();
  const parts = [
    ...name.split(/\s/u),
    ...address.split(/[@.]/u),
    name.replaceAll(/\s/gu, ''),
    address,
    coreOf(address),
  ];
  return parts.filter((part) => part.length >= 3);
};

/** Short words occur in others by chance: only words of at least four characters are removed. */
const withoutOwnWords = (password: string, owner: PasswordOwner): string => {
  const words = ownWords(owner).filter((word) => Array.from(word).length >= 4);
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), password)
    .replaceAll(/foto[\s_.-]?booking/gu, '');
};

const common: ReadonlySet<string> = new Set(
  `password passwort passwd pass kennwort geheim secret letmein welcome willkommen admin administrator root user login
  master test testtest changeme default guest hallo hello hallohallo schatz liebe iloveyou ichliebedich sommer winter
  herbst summer spring monday montag berlin hamburg munchen münchen deutschland germany dragon monkey football fussball
  fußball baseball sunshine princess prinzessin superman batman starwars shadow michael michelle jennifer jessica daniel
  thomas andreas stefan sabine alexander charlie jordan hunter ranger buster killer trustno computer internet samsung
  google facebook instagram whatever freedom nothing flower cheese pepper ginger cookie banana chocolate schokolade
  blumen blume engel hasi mausi schatzi baby babygirl lovely butterfly purple orange yellow silver diamond corvette
  mercedes ferrari porsche bayern dortmund schalke arsenal liverpool chelsea barcelona pokemon naruto minecraft ninja
  qwer qwert qwertz qwerty asdf asdfgh zxcvbn yxcvbn aaaa abcd passw fotobooking foto photo fotografie photography
  fotostudio studio kamera camera portrait hochzeit termine buchung booking kalender kunde kunden gast familie`
    .split(/\s+/)
    .filter(Boolean),
);
