import { expect, it } from 'vitest';
import { meantAddress } from './meant-address.ts';

it.each([
  ['/Booking', '/booking'],
  ['/BOOKING?service=A1b', '/booking?service=A1b'],
  ['//booking', '/booking'],
  ['/Aktion/Minis', '/aktion/minis'],
  ['/Aktion/Minis/?utm_source=Flyer', '/aktion/minis?utm_source=Flyer'],
  ['/Imprint', '/imprint'],
])('%s means %s (PUB-111)', (url, meant) => expect(meantAddress(url)).toBe(meant));

it.each([
  '/booking',
  '/aktion/minis',
  '/unknown',
  '/Unknown',
  '/Cancel/7B6A',
  '//evil.example',
  '//evil.example/booking',
  '/aktion/%2f',
  '',
])('%s means no other address', (url) => expect(meantAddress(url)).toBeUndefined());
