export interface RelyingParty {
  /** The host that passkeys are registered for (the relying party ID); they work on no other. */
  readonly rp_id: string;
  /** The only origin whose pages may use them. */
  readonly origin: string;
}

/**
 * Returns where the passkeys of a studio at an address (PUBLIC_URL) work; undefined if browsers allow none there: they
 * require https, or localhost, and a host name instead of a number.
 */
export const relyingParty = (publicUrl: string): RelyingParty | undefined => {
  if (!URL.canParse(publicUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocal);
  if (!isSecure || isNumber(hostname)) return undefined;
  return { rp_id: hostname, origin };
};

/** Whether a host, as URL returns it, is an IPv4 or IPv6 address. */
const isNumber = (hostname: string): boolean => hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname);
