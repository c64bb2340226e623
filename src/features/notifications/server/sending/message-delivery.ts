import type { Context } from '#shared/server/context.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { deliverDueWhatsapp } from '../whatsapp/deliver-whatsapp.ts';
import { type Delivery, deliverDueMails } from './deliver-mails.ts';
import { MailConnections, type NoMailServer } from './mail-server.ts';

/** How long messages in progress may still take when the process is stopped, in ms. */
const graceMs = 5000;

export interface DeliveryOptions {
  /** How often to poll for due messages, in ms. */
  readonly pollMs: number;
}

/**
 * Sends the messages of the outbox for as long as the process runs. It polls: with one job per message, every booking
 * would wait for the queue's notification lock (docs/rules/mail.md). It is separate from other jobs, so that a slow
 * mail server delays only mails, and a slow webhook only WhatsApp messages.
 */
export const startMessageDelivery = (context: Context, { pollMs }: DeliveryOptions): RunningJobs => {
  const [stopped, sending] = [new AbortController(), new AbortController()];
  const connections = new MailConnections();
  const onServer = serverWatch(context);
  const delivery: Delivery = { context, connections, onServer, signal: sending.signal };
  const running = Promise.all([
    // A message whose result could not be stored is due again when its lease expires.
    workUntil(stopped.signal, { log: context.log, pollMs, what: 'the outbox' }, () => deliverDueMails(delivery)),
    workUntil(stopped.signal, { log: context.log, pollMs, what: 'the outbox' }, () => deliverDueWhatsapp(delivery)),
  ]);
  return {
    stop: async () => {
      stopped.abort();
      const grace = setTimeout(() => sending.abort(), graceMs);
      await running;
      clearTimeout(grace);
      connections.close();
    },
  };
};

const reasons: Readonly<Record<NoMailServer, string>> = {
  not_configured: 'No mail server is set (SMTP_URL or the e-mail settings): mails wait in the outbox',
  password_unreadable: 'The mail server’s password was stored under another SECRET_KEY: mails wait in the outbox',
};

/** Logs a missing mail server once, and again only after there was one in between. */
export const serverWatch = ({ log }: Pick<Context, 'log'>): Delivery['onServer'] => {
  let logged: NoMailServer | undefined;
  return (missing) => {
    if (missing !== undefined && missing !== logged) log.warn(reasons[missing]);
    logged = missing;
  };
};
