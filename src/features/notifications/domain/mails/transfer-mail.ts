import { groupedIban } from '#features/payments/domain/transfer/iban.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { amount, type MailWriter } from '../writing/mail-writer.ts';
import type { Occasion } from '../writing/occasion.ts';

/** The mail with what to transfer. It is sent only while a transfer is awaited. */
export const transferDetails = ({ texts, booking, facts }: MailWriter): Occasion => {
  const text = texts.transfer_details;
  const { transfer } = facts;
  const eur = amount(transfer?.amount_cents ?? 0);
  const until = formatDateTime(transfer?.due_at ?? booking.starts_at);
  return {
    badge: { tone: 'waiting', text: text.badge },
    subject: text.subject(eur, booking.confirmation_code),
    title: text.title,
    paragraphs: [text.intro(until), text.reference],
    details: transfer
      ? [
          { label: text.holder, value: transfer.account_holder },
          { label: 'IBAN', value: groupedIban(transfer.iban), kind: 'code' },
          { label: 'BIC', value: transfer.bic },
          { label: text.amount, value: eur },
          { label: text.purpose, value: transfer.reference, kind: 'code' },
          { label: text.until, value: until },
        ]
      : [],
    ...(transfer?.picture && { picture: { src: transfer.picture, caption: text.code } }),
    action: { label: text.open, url: transfer?.url ?? facts.booking_url },
  };
};
