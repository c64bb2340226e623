import { isIPv6 } from 'node:net';

/**
 * What counts as one caller wherever calls are limited: an IPv4 address in any notation, or the /64 network of an IPv6
 * address, because connections are usually given a /64 as a whole.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join() === mappedPrefix) return ipv4Of(groups[6] ?? 0, groups[7] ?? 0);
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
};

/** The /48 that an IPv6 network belongs to, which providers give a site as a whole; undefined for all others. */
export const widerNetworkOf = (network: string): string | undefined => {
  const site = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(network)?.[1];
  return site === undefined ? undefined : `${site}:/48`;
};

/** What a whole /48 may do where one of its networks may do `allowed`: it may be one caller, or a town. */
export const allowedOfWider = (allowed: number): number => 10 * allowed;

export interface NetworkLimit {
  readonly network: string;
  readonly allowed: number;
}

/**
 * The limits of a caller: that of the own network, and that of its /48. Whoever has a /48 has 65,536 networks, which
 * would otherwise count as so many callers.
 */
export const networkLimits = (network: string, allowed: number): NetworkLimit[] => {
  const wider = widerNetworkOf(network);
  const own = { network, allowed };
  return wider === undefined ? [own] : [own, { network: wider, allowed: allowedOfWider(allowed) }];
};

// ::ffff:0:0/96: how a dual-stack socket represents an IPv4 address.
const mappedPrefix = [0, 0, 0, 0, 0, 0xff_ff].join();

const ipv4Of = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): number[] => {
  // URL normalizes the host to hexadecimal, whatever notation was given.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const omitted = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...omitted, ...after].map((group) => Number.parseInt(group, 16));
};
