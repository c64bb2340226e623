import { expect, it } from 'vitest';
import { type MessageChanges, redirectsMessages } from './redirects-messages.ts';

const present = {
  smtp: { host: 'mail.example', port: 587, username: 'studio' },
  whatsapp: { webhook_url: 'https://anbieter.example/' },
};

it.each<[boolean, string, MessageChanges]>([
  [false, 'nothing', {}],
  [false, 'the same destinations', present],
  [true, 'another server', { smtp: { host: 'mail.fremd.example' } }],
  [true, 'another port', { smtp: { port: 25 } }],
  [true, 'another account', { smtp: { username: 'fremd' } }],
  [true, 'a password', { smtp: { password: 'geheim' } }],
  [false, 'no password any more', { smtp: { password: '' } }],
  [false, 'no server any more', { smtp: { host: '', port: 25 } }],
  [true, 'another address', { whatsapp: { webhook_url: 'https://fremd.example/' } }],
  [false, 'no address any more', { whatsapp: { webhook_url: '' } }],
  [true, 'a token', { whatsapp: { webhook_token: 'geheim' } }],
  [false, 'no token any more', { whatsapp: { webhook_token: '' } }],
])('%s: %s (SRV-86)', (redirects, _, changes) => {
  expect(redirectsMessages(present, changes)).toBe(redirects);
});
