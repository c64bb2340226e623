import { type MessageKind, mailKinds } from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import type { DueQueues } from '#shared/server/due-queues.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { nextMessageDue } from '../store.ts';
import { deliverDueWhatsapp, whatsappKinds } from '../whatsapp/deliver-whatsapp.ts';
import { type Delivery, deliverDueMails } from './deliver-mails.ts';
import { MailConnections, type NoMailServer } from './mail-server.ts';

/** How long messages in progress may still take when the process is stopped, in ms. */
const graceMs = 5000;

export interface DeliveryOptions {
  /** How often to poll for due messages, in ms. */
  readonly pollMs: number;
  /** Says when messages are due, instead of polling. */
  readonly queues?: DueQueues | undefined;
}

/**
 * Sends the messages of the outbox for as long as the process runs. A message is a row and no job: with one job per
 * message, every booking would wait longer for the lock of notifications (docs/rules/mail.md). It is separate from other
 * jobs, so that a slow mail server delays only mails, and a slow webhook only WhatsApp messages.
 */
export const startMessageDelivery = (context: Context, { pollMs, queues }: DeliveryOptions): RunningJobs => {
  const [stopped, sending] = [new AbortController(), new AbortController()];
  const connections = new MailConnections();
  const onServer = serverWatch(context);
  const delivery: Delivery = { context, connections, onServer, signal: sending.signal };
  const work = (kinds: readonly MessageKind[]) => ({
    log: context.log,
    now: context.now,
    pollMs,
    what: 'the outbox',
    due: queues?.queue(nextMessageDue(kinds)),
  });
  const running = Promise.all([
    // A message whose result could not be stored is due again when its lease expires.
    workUntil(stopped.signal, work(mailKinds), () => deliverDueMails(delivery)),
    workUntil(stopped.signal, work(whatsappKinds), () => deliverDueWhatsapp(delivery)),
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
