/**
 * Normalises a web address: with its scheme, https if none was typed. Returns null for an invalid address and for one
 * that is unsafe as a link: other schemes, or a password in it.
 */
export const webAddress = (typed: string): string | null => {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address) || /\s/.test(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  return isWeb && username === '' && password === '' ? address : null;
};
