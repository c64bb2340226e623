/** Maximum lengths of everything a person can type. */
export const limits = { name: 200, customerName: 100, email: 254, phone: 50, notes: 5000, publicNotes: 2000 } as const;

// Exactly one mailbox: no list, no display name, no quoted local part. A matching text is passed to the mailer as one
// address.
const mailbox =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Whether a text is exactly one e-mail address. Used by the form and the server. */
export const isEmail = (text: string): boolean => text.length <= limits.email && mailbox.test(text);

// Bidi overrides, isolates, zero-width and tag characters, and controls other than line breaks and tabs. They can make
// one name look like another.
const deceptive =
  // oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Text in its stored form: NFC, trimmed, without deceptive invisible characters. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(deceptive, '').trim();

/** Like `cleanText`, with line breaks and other white space collapsed to single spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ');

// Characters without visible width or shape, although Unicode counts some of them as letters: Hangul fillers, the soft
// hyphen, variation selectors, the empty Braille pattern.
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether the text contains at least one visible letter. A text without one is not a name. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text.replace(unseen, ''));
