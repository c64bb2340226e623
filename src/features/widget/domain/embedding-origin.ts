/** The maximum number of websites. */
export const mostOrigins = 20;

/**
 * Returns the origin of a website as browsers write it: 'https://www.studio.de', with a port only if it is not the
 * default. The input may be a whole address, and may lack a scheme (https is assumed). Returns null for anything that
 * is not a website: other schemes, addresses with a password, placeholders.
 */
export const embeddingOrigin = (typed: string): string | null => {
  const trimmed = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (/[\s*;,'"]/.test(trimmed) || !URL.canParse(address)) return null;
  const { protocol, username, password, hostname, origin } = new URL(address);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && /^[a-z\d]/.test(hostname);
  return isWeb && username === '' && password === '' && isNamed(hostname) ? origin : null;
};

/** At least two labels, or localhost. */
const isNamed = (hostname: string): boolean => hostname.includes('.') || hostname === 'localhost';
