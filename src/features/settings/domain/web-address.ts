/**
 * A web address as it is kept: with its scheme, https when none was typed. null for what is not one, or would not be
 * safe as a link: other schemes, and addresses with a password in them.
 */
export const webAddress = (typed: string): string | null => {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address) || /\s/.test(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  return isWeb && username === '' && password === '' ? address : null;
};
