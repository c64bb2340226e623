import { isIP } from 'node:net';
import { assert, integer, ipV4, ipV6, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkLimits, networkOf, widerNetworkOf } from './network-of.ts';

describe('the network of an address (SRV-61)', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:0DB8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
    ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    // A value passed on by a proxy that is not an address counts as a caller of its own.
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for an IPv4 address and its IPv4-mapped form, and never throws', () => {
    assert(property(ipV4(), (address) => networkOf(`::ffff:${address}`) === networkOf(address)));
    assert(property(ipV6(), (address) => networkOf(address) !== ''));
  });

  it('is the same for two IPv6 addresses exactly if their first 64 bits are equal (SRV-79)', () => {
    const groups = (count: number) =>
      tuple(...Array.from({ length: count }, () => integer({ min: 1, max: 0xff_ff }))).map((numbers) =>
        numbers.map((number) => number.toString(16)).join(':'),
      );
    assert(
      property(groups(4), groups(4), groups(4), groups(4), (network, other, host, another) => {
        expect(isIP(`${network}:${host}`)).toBe(6);
        expect(networkOf(`${network}:${another}`)).toBe(networkOf(`${network}:${host}`));
        expect(networkOf(`${network}:${host}`) === networkOf(`${other}:${host}`)).toBe(network === other);
      }),
    );
  });
});

describe('the /48 of a network (SRV-61)', () => {
  it.each([
    ['203.0.113.7', undefined],
    ['2001:db8:0:7:aaaa::1', '2001:db8:0::/48'],
    ['2001:db8:0:ffff::1', '2001:db8:0::/48'],
    ['2001:db8:1:7::1', '2001:db8:1::/48'],
    ['unknown', undefined],
    ['', undefined],
  ])('of %s is %s', (address, network) => {
    expect(widerNetworkOf(networkOf(address))).toBe(network);
  });

  it('has ten times the limit of a network, so that ten of its networks are one caller', () => {
    expect(networkLimits('203.0.113.7', 30)).toEqual([{ network: '203.0.113.7', allowed: 30 }]);
    expect(networkLimits(networkOf('2001:db8::1'), 30)).toEqual([
      { network: '2001:db8:0:0::/64', allowed: 30 },
      { network: '2001:db8:0::/48', allowed: 300 },
    ]);
  });
});
