import { BlockList, isIP } from 'node:net';

// IANA's special-purpose ranges: this host, private networks, reserved addresses.
const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
// Of IPv6 only globally assigned addresses, and of these none that embeds another address.
const openV6 = ['2000::/3'];
const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return list;
};

const [closed4, open6, closed6] = [listOf(closedV4), listOf(openV6), listOf(closedV6)];

const isPublic = (address: string): boolean =>
  isIP(address) === 4 ? !closed4.check(address) : open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');

export type Scheme = 'http:' | 'https:';

/**
 * Returns a function that tests whether an address may be connected to: every public one with https, and with http or
 * https those in `privateNetworks` ('10.0.0.0/8', '127.0.0.1'), which the operator has configured. Anything that is not
 * clearly an address is refused. An IPv4-mapped IPv6 address is tested as the IPv4 address.
 */
export const addressRule = (privateNetworks: readonly string[]) => {
  const named = listOf(privateNetworks);
  return (address: string, scheme: Scheme): boolean => {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    const family = isIP(plain);
    if (family === 0 || plain.includes('%')) return false;
    return named.check(plain, family === 6 ? 'ipv6' : 'ipv4') || (scheme === 'https:' && isPublic(plain));
  };
};
