const mask = '••••••••';

/**
 * Returns the displayed form of a secret: that there is one, and its last four characters to distinguish it from
 * another.
 */
export const maskedSecret = (secret: string): string => (secret.length < 12 ? mask : mask + secret.slice(-4));

/** Whether a text is the displayed form of a secret: sent back, it changes nothing. */
export const isMasked = (text: string): boolean => text.startsWith('••••') || text.startsWith('****');
