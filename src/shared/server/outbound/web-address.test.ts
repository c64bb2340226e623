import { expect, test } from 'vitest';
import { addressRule } from './reachable-address.ts';
import { urlObjection } from './web-address.ts';

const objection = (url: string, networks: readonly string[] = []) =>
  urlObjection(url, { mayReach: addressRule(networks), allowsHttp: networks.length > 0 });

test.each([
  ['https://hooks.example.com/studio?key=1', undefined],
  ['https://hooks.example.com:8443/', undefined],
  ['https://1.1.1.1/', undefined],
  ['http://hooks.example.com/', 'not_https'],
  ['https://user:pass@hooks.example.com/', 'with_password'],
  ['ftp://hooks.example.com/', 'malformed'],
  ['hooks.example.com', 'malformed'],
  ['', 'malformed'],
  [`https://hooks.example.com/${'x'.repeat(2000)}`, 'malformed'],
  ['https://localhost/', 'private'],
  ['https://api.localhost/', 'private'],
  ['https://nas.local/', 'private'],
  ['https://127.0.0.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://0x7f000001/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://127.1/', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
])('%s: %s (X04)', (url, expected) => {
  expect(objection(url)).toBe(expected);
});

test.each([
  ['http://127.0.0.1:4000/', undefined],
  ['http://localhost:4000/', undefined],
  ['http://10.0.0.1/', 'private'],
  ['https://1.1.1.1/', undefined],
])('with a configured network %s: %s (X04)', (url, expected) => {
  expect(objection(url, ['127.0.0.0/8'])).toBe(expected);
});
