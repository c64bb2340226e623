import { readCompany, readSetting, smallLogo } from '#features/settings/server/api.ts';
import { mailKinds } from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { leaseMs } from '../../domain/outbox-actions.ts';
import type { MailLogo } from '../mails/compose-message.ts';
import { prepareMail } from '../mails/prepare-mail.ts';
import type { Sender } from '../mails/prepared-mail.ts';
import { type ClaimedMessage, claimDue, isAnyDue } from '../store.ts';
import type { AdmittedMail } from './admit-mail.ts';
import { deliveryFailure, withoutSecrets } from './delivery-failure.ts';
import { fitToServer } from './letters-of-addresses.ts';
import { type MailConnections, mailServerFrom, mailsAtOnce, type NoMailServer } from './mail-server.ts';
import { deadlineMs, type Outcome, settleMessage } from './settle-message.ts';

export interface Delivery {
  readonly context: Context;
  readonly connections: MailConnections;
  /** Called while mails are due; `missing` is the reason why no mail server can be used, undefined if there is one. */
  readonly onServer: (missing: NoMailServer | undefined) => void;
  /** Aborts what is being sent; it is sent again later. */
  readonly signal: AbortSignal;
}

/**
 * Sends a batch of the due mails and returns the number of mails processed; 0 if there are none or there is no mail
 * server, and they wait. Any number of processes may call this concurrently: a mail is leased to one of them.
 */
export const deliverDueMails = async (delivery: Delivery): Promise<number> => {
  const { context, signal } = delivery;
  if (!(await isAnyDue(context.db, mailKinds, context.now()))) return 0;
  const settings = emailSettingsFrom(await readSetting(context.db, 'email'));
  const server = mailServerFrom(settings.smtp, { ...context, company: await readCompany(context.db) });
  delivery.onServer(typeof server === 'string' ? server : undefined);
  if (typeof server === 'string') return 0;
  const sender = { server, settings, logo: await logoOf(context) };
  const domain = server.from.address.split('@')[1] ?? 'fotobooking';
  const claim = { kinds: mailKinds, now: context.now(), leaseMs, limit: mailsAtOnce, domain };
  const mails = await claimDue(context.db, claim);
  const results = await Promise.allSettled(
    mails.map((mail) =>
      settleMessage(mail, {
        context,
        signal,
        attempt: () => attempt(delivery, sender, mail),
        failureOf: deliveryFailure,
      }),
    ),
  );
  const lost = results.find((result) => result.status === 'rejected');
  if (lost) throw lost.reason;
  return mails.length;
};

// A mail without its logo is better than no mail.
const logoOf = ({ db, log }: Context): Promise<MailLogo | undefined> =>
  smallLogo(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the logo could not be put into a mail');
    return undefined;
  });

const attempt = async (delivery: Delivery, sender: Sender, mail: ClaimedMessage): Promise<Outcome> => {
  const prepared = await prepareMail(delivery.context, mail, sender);
  if (prepared === 'gone' || 'why' in prepared) return prepared;
  await send(delivery, sender, prepared);
  return prepared.sent;
};

const send = async (delivery: Delivery, sender: Sender, { message, secrets = [] }: AdmittedMail): Promise<void> => {
  const signal = AbortSignal.any([delivery.signal, AbortSignal.timeout(deadlineMs)]);
  const { connections } = delivery;
  const fitting = await fitToServer(connections, sender.server, message);
  await connections
    .to(sender.server)
    .sendMail({ ...fitting, signal })
    .catch((error: unknown) => {
      throw withoutSecrets(error, secrets);
    });
};
