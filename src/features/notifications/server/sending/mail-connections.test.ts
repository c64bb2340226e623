import { afterEach, describe, expect, it, vi } from 'vitest';
import { MailConnections, type MailServer } from './mail-server.ts';

const server = (host: string, port = 587): MailServer => ({
  options: { host, port, secure: false },
  from: { name: 'Studio', address: 'studio@example.de' },
  client_name: 'studio.example',
});
const connections = new MailConnections();
afterEach(() => connections.close());

describe('the connections to the mail server', () => {
  it('are reused while the settings are unchanged, and replaced when they change', () => {
    const first = connections.to(server('mail.example'));
    const closed = vi.spyOn(first, 'close');
    expect(connections.to(server('mail.example'))).toBe(first);
    expect(closed).not.toHaveBeenCalled();
    const second = connections.to(server('mail.example', 2525));
    expect(second).not.toBe(first);
    expect(closed).toHaveBeenCalledOnce();
    expect(connections.to(server('mail.example', 2525))).toBe(second);
  });

  it('are reopened after they were closed', () => {
    const first = connections.to(server('mail.example'));
    connections.close();
    expect(connections.to(server('mail.example'))).not.toBe(first);
  });

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.12.3.255', '::1', '[::1]'])(
    'accept a self-signed certificate from %s',
    (host) => {
      expect(connections.to(server(host)).options).toMatchObject({ tls: { rejectUnauthorized: false } });
    },
  );

  it.each([
    'mail.localhost',
    'localhost.example',
    '128.0.0.1',
    '1.127.0.0.1',
    '127.0.0.1.example',
    '127.0.1',
    'fe80::1',
    '::11',
  ])('are encrypted to %s, with a certificate that is valid', (host) => {
    const { options } = connections.to(server(host));
    expect(options).toMatchObject({ requireTLS: true });
    expect(options).not.toHaveProperty('tls');
  });
});
