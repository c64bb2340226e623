import { readCompany, readSetting } from '#features/settings/server/api.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { conflict, notFound } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { type MessageSubject, type NewMessage, queueMessages } from '#shared/server/outbox.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { mayGiveUp, maySendAgain } from '../../domain/outbox-actions.ts';
import type { OutboxMessage, OutboxPage } from '../../outbox-contract.ts';
import { mailServerFrom } from '../sending/mail-server.ts';
import {
  countByStatus,
  countMessages,
  lockMessage,
  makeDue,
  makeFailedDue,
  type OutboxFilter,
  type OutboxRow,
  selectMessage,
  selectMessages,
  skipMessage,
} from './outbox-store.ts';
import { outboxView } from './outbox-view.ts';

/** Returns a page of the outbox, the newest first, and the counts of the whole outbox. */
export const outboxPageOf = async (
  context: Context,
  { offset, limit, ...filter }: OutboxFilter & { readonly offset: number; readonly limit: number },
): Promise<OutboxPage> => {
  const { db, now } = context;
  const [counts, found, messages, mail_server] = await Promise.all([
    countByStatus(db, filter.role),
    countMessages(db, filter),
    selectMessages(db, filter, { offset, limit }),
    mailServerState(context),
  ]);
  return { counts, found, messages: messages.map((row) => outboxView(row, now())), mail_server };
};

const mailServerState = async (context: Context): Promise<OutboxPage['mail_server']> => {
  const { smtp } = emailSettingsFrom(await readSetting(context.db, 'email'));
  const server = mailServerFrom(smtp, { ...context, company: await readCompany(context.db) });
  return typeof server === 'string' ? server : 'ready';
};

/** Who has a message sent again. */
type Sender = Pick<Administrator, 'id' | 'role'>;

/** Makes a message due now, with a new series of attempts; a sent one is sent again as a copy. */
export const sendAgain = (context: Context, id: string, by: Sender): Promise<OutboxMessage> =>
  changeMessage(context, id, by, async (trx, row) => {
    const now = context.now();
    if (!maySendAgain(row, now)) throw conflict('being_sent', 'This message is being sent or about to be');
    await recordAudit(trx, audited(row, 'mail.sent_again', by.id));
    if (row.status === 'sent') return copyOf(trx, row, now);
    await makeDue(trx, id, now);
    return id;
  });

/** Writes a message a second time; the sent one stays unchanged. Returns the ID of the copy. */
const copyOf = async (trx: Database, row: OutboxRow, now: number): Promise<string> => {
  const { kind, params, recipient, to_address, to_name, language } = row;
  const copy: NewMessage = { kind, params, recipient, to_address, to_name, language, status: 'waiting' };
  const [id] = await queueMessages(trx, subjectOf(row), [copy], now);
  if (id === undefined) throw new Error('INSERT of a copied message returned no row');
  return id;
};

const subjectOf = (row: OutboxRow): { readonly subject: MessageSubject; readonly id: string } => {
  for (const subject of [
    'booking_id',
    'contact_id',
    'payment_id',
    'offer_id',
    'waiting_entry_id',
    'declaration_id',
    'admin_id',
    'voucher_id',
    'voucher_order_id',
  ] as const) {
    const id = row[subject];
    if (id !== null) return { subject, id };
  }
  throw new Error('A message without booking, contact and payment cannot be sent again');
};

/** Gives up a message: it is not retried. */
export const giveUpMessage = (context: Context, id: string, by: Sender): Promise<OutboxMessage> =>
  changeMessage(context, id, by, async (trx, row) => {
    if (!mayGiveUp(row, context.now())) {
      throw row.status === 'waiting'
        ? conflict('being_sent', 'This message is being sent or about to be')
        : conflict('nothing_to_give_up', 'Only a waiting or failed message can be given up');
    }
    await recordAudit(trx, audited(row, 'mail.given_up', by.id));
    await skipMessage(trx, id, 'given_up');
    return id;
  });

/** Retries all failed messages; returns their number. */
export const sendFailedAgain = ({ db, now }: Context, { id: actor, role }: Sender): Promise<{ messages: number }> =>
  inTransaction(db, async (trx) => {
    const messages = await makeFailedDue(trx, role, now());
    if (messages > 0) await recordAudit(trx, { actor, action: 'mail.failed_sent_again', details: { messages } });
    return { messages };
  });

// Without the mail server's response: it may contain the customer's name, and an audit entry outlives a booking.
const audited = ({ booking_id, kind, recipient }: OutboxRow, action: AuditAction, actor: string) => ({
  actor,
  action,
  ...(booking_id !== null && { booking_id }),
  details: { kind, recipient },
});

/** `change` gets the locked message and returns the id of the message to show. */
const changeMessage = async (
  { db, now }: Context,
  id: string,
  { role }: Sender,
  change: (trx: Database, row: OutboxRow) => Promise<string>,
): Promise<OutboxMessage> => {
  const shown = await inTransaction(db, async (trx) => {
    const row = await lockMessage(trx, id, role);
    if (!row) throw notFound('Message');
    return change(trx, row);
  });
  const row = await selectMessage(db, shown, role);
  if (!row) throw notFound('Message');
  return outboxView(row, now());
};
