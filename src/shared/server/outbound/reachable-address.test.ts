import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressRule } from './reachable-address.ts';

const mayReach = addressRule([]);

describe('an address that may be connected to (X04)', () => {
  it.each([
    '93.184.216.34',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.0',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00::1',
  ])('%s is public', (address) => {
    expect(mayReach(address, 'https:')).toBe(true);
    expect(mayReach(address, 'http:')).toBe(false);
  });

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.178.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::FFFF:10.0.0.1',
    '::ffff:7f00:1',
    '::ffff:1.1.1.1.1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '',
    'localhost',
    '0x7f000001',
    '2130706433',
    '127.1',
  ])('%s is not', (address) => {
    expect(mayReach(address, 'https:')).toBe(false);
  });

  it('may be in the configured networks, also without encryption', () => {
    const named = addressRule(['127.0.0.0/8', '10.1.2.3', 'fd00::/8']);
    for (const address of ['127.0.0.1', '::ffff:127.9.9.9', '10.1.2.3', 'fd12::1']) {
      expect(named(address, 'http:')).toBe(true);
      expect(named(address, 'https:')).toBe(true);
    }
    for (const address of ['10.1.2.4', 'fc00::1', '::1', '192.168.0.1']) expect(named(address, 'https:')).toBe(false);
  });

  it('is never in a private network, in any notation', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const own = fc.oneof(
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    );
    fc.assert(
      fc.property(own, ([a, b, c, d]) => {
        const hex = [(a << 8) | b, (c << 8) | d].map((part) => part.toString(16)).join(':');
        for (const address of [
          `${a}.${b}.${c}.${d}`,
          `::ffff:${a}.${b}.${c}.${d}`,
          `::ffff:${hex}`,
          `64:ff9b::${hex}`,
        ]) {
          expect([address, mayReach(address, 'https:')]).toEqual([address, false]);
        }
      }),
    );
  });
});
