/**
 * A phone number in the format of WhatsApp: digits only, a national 0 becomes Germany's 49. Undefined when it is not a
 * phone number.
 */
export const whatsAppNumber = (phone: string | null): string | undefined => {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  const international = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '49');
  return digits.length < 6 ? undefined : international;
};

/** The address at which WhatsApp opens a conversation with a phone number. */
export const whatsAppAddress = (phone: string | null): string | undefined => {
  const number = whatsAppNumber(phone);
  return number && `https://wa.me/${number}`;
};

/** 'tel:' of a phone number; undefined without digits. */
export const telAddress = (phone: string | null): string | undefined => {
  const dialled = (phone ?? '').replaceAll(/[^\d+]/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
};

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
