import { readCompany, readSetting, smallLogo } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../domain/email-settings.ts';
import { nextAttempt } from '../domain/retry-schedule.ts';
import type { MailLogo } from './compose-message.ts';
import { deliveryFailure } from './delivery-failure.ts';
import { type MailConnections, mailServerFrom, mailsAtOnce, type NoMailServer } from './mail-server.ts';
import { prepareMail, type RefusedMail, type Sender } from './prepare-mail.ts';
import {
  type ClaimedMail,
  claimDueMails,
  giveUp,
  isMailDue,
  markSent,
  release,
  type SentMail,
  tryAgainAt,
} from './store.ts';

/** However slowly a mail server drips, a mail is given up for now after this. */
const deadlineMs = 20_000;
/** Longer than a mail can take: only a process that has died leaves its lease to run out. */
const leaseMs = 30_000;

export interface Delivery {
  readonly context: Context;
  readonly connections: MailConnections;
  /** Told, while mails are due, whether there is a mail server to take them. */
  readonly onServer: (missing: NoMailServer | undefined) => void;
  /** Breaks off what is being sent; it is sent again by whoever comes next. */
  readonly brokenOff: AbortSignal;
}

/**
 * Sends a few of the mails that are due (SRV-37) and answers how many it has dealt with; 0: there are none, or no mail
 * server to take them, and they wait. Any number of processes may do this at once: a mail is leased to one of them.
 */
export const deliverDueMails = async (delivery: Delivery): Promise<number> => {
  const { context } = delivery;
  if (!(await isMailDue(context.db, context.now()))) return 0;
  const settings = emailSettingsFrom(await readSetting(context.db, 'email'));
  const server = mailServerFrom(settings.smtp, { ...context, company: await readCompany(context.db) });
  delivery.onServer(typeof server === 'string' ? server : undefined);
  if (typeof server === 'string') return 0;
  const sender = { server, settings, logo: await logoOf(context) };
  const domain = server.from.address.split('@')[1] ?? 'fotobooking';
  const mails = await claimDueMails(context.db, { now: context.now(), leaseMs, limit: mailsAtOnce, domain });
  const results = await Promise.allSettled(mails.map((mail) => deliver(delivery, sender, mail)));
  const lost = results.find((result) => result.status === 'rejected');
  if (lost) throw lost.reason;
  return mails.length;
};

// A mail without its logo is better than none.
const logoOf = ({ db, log }: Context): Promise<MailLogo | undefined> =>
  smallLogo(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the logo could not be put into a mail');
    return undefined;
  });

const deliver = async (delivery: Delivery, sender: Sender, mail: ClaimedMail): Promise<void> => {
  const { db, now } = delivery.context;
  const outcome = await attempt(delivery, sender, mail).catch((error: unknown) => ({ error }));
  if (outcome === 'gone') return;
  if ('error' in outcome) return recordFailure(delivery, mail, outcome.error);
  if ('why' in outcome) return recordRefusal(delivery, mail, outcome);
  // Between the mail server's yes and this line lies the one moment in which a crash sends a mail twice (M01).
  await markSent(db, mail.id, outcome, now());
};

/** What was sent, or why not; throws when it could not be sent now. */
const attempt = async (
  delivery: Delivery,
  sender: Sender,
  mail: ClaimedMail,
): Promise<SentMail | RefusedMail | 'gone'> => {
  const prepared = await prepareMail(delivery.context, mail, sender);
  if (prepared === 'gone' || 'why' in prepared) return prepared;
  const signal = AbortSignal.any([delivery.brokenOff, AbortSignal.timeout(deadlineMs)]);
  await delivery.connections.to(sender.server).sendMail({ ...prepared.message, signal });
  return prepared.sent;
};

const recordRefusal = async ({ context }: Delivery, { id, kind }: ClaimedMail, refused: RefusedMail): Promise<void> => {
  await giveUp(context.db, id, refused.status, refused.why);
  context.log.info({ mail: id, kind, why: refused.why }, `a mail was ${refused.status}`);
};

const recordFailure = async (delivery: Delivery, mail: ClaimedMail, error: unknown): Promise<void> => {
  const { db, log, now } = delivery.context;
  if (delivery.brokenOff.aborted) return release(db, mail.id, now());
  const { permanent, answer, facts } = deliveryFailure(error);
  const next = permanent ? undefined : nextAttempt(mail.attempts, now());
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, ...facts };
  if (next === undefined) {
    await giveUp(db, mail.id, 'failed', answer);
    log.warn(about, 'a mail has failed and is not tried again');
  } else {
    await tryAgainAt(db, mail.id, next, answer);
    log.warn(about, 'a mail could not be sent and is tried again later');
  }
};
