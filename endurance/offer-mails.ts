import type { Studio } from '../e2e/support/studio-process.ts';
import type { ReceivedMail } from '../src/features/notifications/server/testing/smtp-sink.ts';

export interface OfferMails {
  /** Different mails to customers that were received. */
  readonly received: number;
  /** Mails received more than once, which is allowed with the same Message-ID after a kill. */
  readonly sentAgain: number;
  /** Messages that are stored as sent and were not received, or received and not stored. */
  readonly lost: number;
  /** Offers without exactly one mail about them, and taken offers without exactly one confirmation. */
  readonly notOnce: number;
}

/** Compares the outbox with what a mail server has received, once nothing is waiting. */
export const offerMails = async (sql: Studio['sql'], mails: readonly ReceivedMail[]): Promise<OfferMails> => {
  const ids = mails.map(({ messageId = '' }) => messageId);
  const received = new Set(ids);
  const sent = (await sql(`SELECT message_id FROM message WHERE status = 'sent'`)).map(({ message_id }) => message_id);
  const known = new Set(sent);
  // A mail of an offer that ended meanwhile is skipped, so it is received never or, after a kill, once.
  const notOnce = await sql(`
    SELECT offer.id FROM offer WHERE 1 <> (
      SELECT count(*) FROM message WHERE offer_id = offer.id AND kind = 'offer_made')
    UNION ALL
    SELECT id FROM offer WHERE outcome = 'taken' AND 1 <> (
      SELECT count(*) FROM message
      WHERE booking_id = offer.booking_id AND recipient = 'customer' AND status = 'sent')`);
  const skipped = new Set(
    (await sql(`SELECT message_id FROM message WHERE status = 'skipped'`)).map(({ message_id }) => message_id),
  );
  return {
    received: received.size,
    sentAgain: ids.length - received.size,
    lost:
      sent.filter((id) => !received.has(id)).length +
      [...received].filter((id) => !known.has(id) && !skipped.has(id)).length,
    notOnce: notOnce.length,
  };
};
