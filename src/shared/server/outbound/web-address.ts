import { isIP } from 'node:net';
import { ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '../context.ts';
import { addressRule, type Scheme } from './reachable-address.ts';

/** Why nothing may be sent to an address. */
export type UrlObjection = 'malformed' | 'not_https' | 'with_password' | 'private';

const longest = 2000;

/**
 * Throws a 400 problem for an address entered in the back office that nothing may be sent to; the code is the reason.
 */
export const refuseAddress = ({ webhookNetworks }: Pick<Context, 'webhookNetworks'>, url: string): void => {
  const objection = urlObjection(url, {
    mayReach: addressRule(webhookNetworks),
    allowsHttp: webhookNetworks.length > 0,
  });
  if (objection) throw ruleBroken(`url_${objection}`, objections[objection]);
};

const objections: Readonly<Record<UrlObjection, string>> = {
  malformed: 'This is not the address of a web server',
  not_https: 'The address must start with https://',
  with_password: 'The address must hold no user name and no password',
  private: 'The address lies in a private network, which nothing is sent to',
};

/**
 * Returns what is wrong with an address, as far as its text shows; undefined if nothing is. The address that its host
 * name resolves to is checked with every message. `mayReach` tests IP addresses; `allowsHttp`: networks are configured
 * in which encryption may be missing.
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

/** The host of a URL, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const isOwnName = (host: string): boolean => /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host);
