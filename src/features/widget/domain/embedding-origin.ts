/** How many websites a studio may enter. */
export const mostOrigins = 20;

/**
 * The origin of a website, as a browser names it: 'https://www.studio.de', with a port only where it is unusual. What was
 * typed may be a whole address, and have no scheme (https then). null for what names no website: other schemes,
 * addresses with a password in them, placeholders.
 */
export const embeddingOrigin = (typed: string): string | null => {
  const trimmed = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || /[\s*;,'"]/.test(trimmed) || !URL.canParse(address)) return null;
  const { protocol, username, password, hostname, origin } = new URL(address);
  const isWeb = (protocol === 'https:' || protocol === 'http:') && /^[a-z\d]/.test(hostname);
  return isWeb && username === '' && password === '' && isNamed(hostname) ? origin : null;
};

/** At least two labels, or this machine. */
const isNamed = (hostname: string): boolean => hostname.includes('.') || hostname === 'localhost';
