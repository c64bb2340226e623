import type { Context } from '#shared/server/context.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { type Delivery, deliverDueMails } from './deliver-mails.ts';
import { deliverDueWhatsapp } from './deliver-whatsapp.ts';
import { MailConnections, type NoMailServer } from './mail-server.ts';

/** What is under way when the process is told to stop may take this much longer. */
const graceMs = 5000;

export interface DeliveryOptions {
  /** How often to look for mails that are due. */
  readonly pollMs: number;
}

/**
 * Sends what stands in the outbox for as long as the process runs. It looks for it instead of being told: a job for each
 * mail would have every booking wait for the queue's notification lock (docs/rules/mail.md). Apart from the other jobs,
 * so that a mail server that hangs delays nothing but mails, and a webhook that hangs nothing but WhatsApp messages.
 */
export const startMailDelivery = (context: Context, { pollMs }: DeliveryOptions): RunningJobs => {
  const [stopped, brokenOff] = [new AbortController(), new AbortController()];
  const connections = new MailConnections();
  const onServer = serverWatch(context);
  const delivery: Delivery = { context, connections, onServer, brokenOff: brokenOff.signal };
  const running = Promise.all([
    // What could not be recorded is due again when its lease has run out.
    workUntil(stopped.signal, { log: context.log, pollMs, what: 'the outbox' }, () => deliverDueMails(delivery)),
    workUntil(stopped.signal, { log: context.log, pollMs, what: 'the outbox' }, () => deliverDueWhatsapp(delivery)),
  ]);
  return {
    stop: async () => {
      stopped.abort();
      const grace = setTimeout(() => brokenOff.abort(), graceMs);
      await running;
      clearTimeout(grace);
      connections.close();
    },
  };
};

const says: Readonly<Record<NoMailServer, string>> = {
  not_configured: 'No mail server is set (SMTP_URL or the e-mail settings): mails wait in the outbox',
  password_unreadable: 'The mail server’s password was stored under another SECRET_KEY: mails wait in the outbox',
};

/** Says once what is missing, and again only after it had been there. */
export const serverWatch = ({ log }: Pick<Context, 'log'>): Delivery['onServer'] => {
  let said: NoMailServer | undefined;
  return (missing) => {
    if (missing !== undefined && missing !== said) log.warn(says[missing]);
    said = missing;
  };
};
