/** A link that opens the mail program with a new mail. */
export const mailAddress = (email: string): string => `mailto:${email.trim()}`;

/** The same for webmail, where no mail program is installed. */
export const webmailAddress = (email: string): string =>
  `https://mail.google.com/mail/?view=cm&to=${encodeURIComponent(email.trim())}`;

/** The times that are always offered, as they are stored, and the names of their texts. */
export const usualTimes = {
  'Vormittags 9–12 Uhr': 'morning',
  'Mittags 12–14 Uhr': 'noon',
  'Nachmittags 14–17 Uhr': 'afternoon',
  'Abends 17–20 Uhr': 'evening',
  'Samstag 10–16 Uhr': 'saturday',
  Jederzeit: 'any',
} as const;

export const isUsualTime = (time: string): time is keyof typeof usualTimes => Object.hasOwn(usualTimes, time);

/** The times to offer for reachability: the contact's own first, then the usual ones. */
export const timesToChoose = (own: readonly string[]): readonly string[] => [
  ...new Set([...own, ...Object.keys(usualTimes)]),
];
