const mask = '••••••••';

/** What of a secret is shown: that there is one, and its last four characters to tell it from another (AMB-088). */
export const maskedSecret = (secret: string): string => (secret.length < 12 ? mask : mask + secret.slice(-4));

/** Whether a text is a secret as it was shown and not a secret itself: sent back, it changes nothing. */
export const isMasked = (text: string): boolean => text.startsWith('••••') || text.startsWith('****');
