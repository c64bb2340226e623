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
