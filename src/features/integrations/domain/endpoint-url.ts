import { isIP } from 'node:net';
import type { Scheme } from './reachable-address.ts';

/** Why an address cannot be an endpoint's. */
export type UrlObjection = 'malformed' | 'not_https' | 'with_password' | 'private';

const longest = 2000;

/**
 * What speaks against an address for webhooks as far as it can be seen; where its name leads is looked at with every
 * delivery. `mayReach` tells of addresses; `allowsHttp`: networks were named in which encryption may be missing.
 */
export const urlObjection = (
  text: string,
  { mayReach, allowsHttp }: { mayReach: (address: string, scheme: Scheme) => boolean; allowsHttp: boolean },
): UrlObjection | undefined => {
  if (text.length > longest || !URL.canParse(text)) return 'malformed';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'malformed';
  if (url.protocol === 'http:' && !allowsHttp) return 'not_https';
  if (url.username !== '' || url.password !== '') return 'with_password';
  const host = hostOf(url);
  if (isIP(host) > 0 && !mayReach(host, url.protocol)) return 'private';
  return isOwnName(host) && !allowsHttp ? 'private' : undefined;
};

/** The host of an address, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const isOwnName = (host: string): boolean => /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host);
