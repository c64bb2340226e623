/** Limits of everything a person can type (SRV-71). */
export const limits = { name: 200, customerName: 100, email: 254, phone: 50, notes: 5000, publicNotes: 2000 } as const;

// One mailbox, nothing else: no list, no display name, no quoted local part. What passes goes to the mailer as one address.
const mailbox =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Whether a text is exactly one e-mail address (PUB-055). Shared by the form and the server. */
export const isEmail = (text: string): boolean => text.length <= limits.email && mailbox.test(text);

// Bidi overrides, isolates, zero-width and tag characters, and controls other than line breaks and tabs: they can make a name read as another one.
const deceptive =
  // oxlint-disable-next-line no-control-regex -- the controls are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Text as it is stored: NFC, trimmed, without invisible characters that only deceive. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(deceptive, '').trim();

/** A line of text: also without line breaks. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ');

// What takes up no room or is blank although Unicode counts some of it as letters: Hangul fillers, the soft hyphen,
// variation selectors, the empty Braille pattern.
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether at least one letter can be seen: without one a text is nobody's name. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text.replace(unseen, ''));
