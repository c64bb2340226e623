import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The recipients of the envelope, independent of the header. */
  readonly recipients: readonly string[];
  readonly raw: string;
}

export interface SmtpSink {
  readonly port: number;
  readonly url: string;
  readonly received: ReceivedMail[];
  /** The number of delivery attempts. */
  attempts: number;
  /** The response to recipients from now on; undefined accepts. */
  response: { readonly code: number; readonly text: string } | undefined;
  readonly close: () => Promise<void>;
}

/** A mail server on loopback that records what it receives. */
export const startSmtpSink = async (options: SMTPServerOptions = {}): Promise<SmtpSink> => {
  const keep = async (stream: Readable, session: SMTPServerSession): Promise<void> => {
    const raw = await readText(stream);
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    sink.received.push({ ...(await PostalMime.parse(raw)), recipients, raw });
  };
  const server = new SMTPServer({
    authOptional: true,
    // Clients keep idle connections; a test does not wait for them.
    closeTimeout: 50,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      sink.attempts += 1;
      const { response } = sink;
      callback(response ? Object.assign(new Error(response.text), { responseCode: response.code }) : null);
    },
    onData: callbackify(keep),
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    attempts: 0,
    response: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
};
