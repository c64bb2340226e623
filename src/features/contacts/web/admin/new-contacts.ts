/** E-mail addresses of the contacts this tab has made itself: they are no news here (AMB-075). */
const own = new Set<string>();

/** To be told before the contact is made: the news may come faster than the answer. */
export const noteOwnContact = (email: string): void => void own.add(email.toLowerCase());
export const isOwnContact = (email: string): boolean => own.has(email.toLowerCase());
