import { endUrl, invitationLink } from '#features/auth/server/api.ts';
import { invoiceToSend } from '#features/invoices/server/api.ts';
import { giroPicture } from '#features/payments/server/api.ts';
import { withdrawalLink } from '#features/withdrawals/server/api.ts';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import {
  type BookingOrder,
  isOfferOrder,
  isSignInOrder,
  isVoucherOrder,
  isWaitingOrder,
  isWithoutBooking,
  type MailOrder,
  mailOrder,
  type OfferOrder,
  type OrderWithoutBooking,
} from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import { skipReasonOf } from '../../domain/still-worth-sending.ts';
import type { CommonFacts, MailFacts } from '../../domain/writing/mail-facts.ts';
import {
  renderMail,
  renderMailWithoutBooking,
  renderOfferMail,
  renderWaitingMail,
} from '../../templates/render-mail.ts';
import { type AdmittedMail, admit } from '../sending/admit-mail.ts';
import type { RefusedMessage } from '../sending/settle-message.ts';
import type { ClaimedMessage } from '../store.ts';
import {
  composeMessage,
  type Enclosed,
  enclosedWith,
  giroCodeId,
  recipientAddress,
  studioAddress,
} from './compose-message.ts';
import { readCommonFacts, readMailFacts, readOfferFacts, readWaitingFacts } from './mail-facts.ts';
import { prepareVoucherMail } from './prepare-voucher-mail.ts';
import {
  type Addressee,
  envelopeOf,
  logoIn,
  notAnAddress,
  type PreparedMail,
  type Sender,
  sentMessage,
} from './prepared-mail.ts';

/**
 * Renders a mail from the current data, or returns why it is not sent: the booking has changed so that it would
 * mislead, there is no recipient, or its address may get no more mails today. 'gone': the booking was deleted, and the
 * mail with it.
 */
export const prepareMail = async (
  context: Context,
  mail: ClaimedMessage,
  sender: Sender,
): Promise<AdmittedMail | RefusedMessage | 'gone'> => {
  const order = mailOrder.safeParse({ ...mail.params, kind: mail.kind });
  if (!order.success) return { status: 'failed', why: 'The entry in the outbox cannot be read' };
  const prepared = await renderedMail(context, mail, order.data, sender);
  if (prepared === 'gone' || 'why' in prepared) return prepared;
  return admit(context, { id: mail.id, order: order.data, prepared, booking: prepared.booking });
};

const renderedMail = async (
  context: Context,
  mail: ClaimedMessage,
  order: MailOrder,
  sender: Sender,
): Promise<AboutBooking | RefusedMessage | 'gone'> => {
  if (isOfferOrder(order)) return prepareOfferMail(context, mail, order, sender);
  if (isWaitingOrder(order)) return prepareWaitingMail(context, mail, sender);
  if (isVoucherOrder(order)) return prepareVoucherMail(context, mail, order, sender);
  return isWithoutBooking(order)
    ? prepareMailWithoutBooking(context, mail, order, sender)
    : prepareBookingMail(context, mail, order, sender);
};

type AboutBooking = PreparedMail & { readonly booking?: MailFacts['booking'] };

const prepareBookingMail = async (
  context: Context,
  mail: ClaimedMessage,
  order: BookingOrder,
  sender: Sender,
): Promise<AboutBooking | RefusedMessage | 'gone'> => {
  const { settings, logo } = sender;
  const facts = mail.booking_id && (await readMailFacts(context, mail.booking_id, settings.design, logoIn(logo)));
  if (!facts) return 'gone';
  const now = context.now();
  const pointless = skipReasonOf(order, {
    booking: facts.booking,
    isAsked: Boolean(facts.request),
    isTransferAwaited: Boolean(facts.transfer),
    place: facts.place,
    queuedAt: mail.created_at,
    now,
  });
  if (pointless) return { status: 'skipped', why: pointless };
  const { to_name, to_address } = addressee(mail, facts);
  if (isPlaceholder(to_address)) return { status: 'skipped', why: 'placeholder' };
  const envelope = envelopeOf(mail, { to_name, to_address }, sender, now);
  if (!envelope) return notAnAddress;
  const giroCode = order.kind === 'transfer_details' && facts.transfer ? await giroPicture(facts.transfer) : undefined;
  const rendered = renderMail(order, giroCode ? withGiroCode(facts) : facts, mail.language);
  const file = order.kind === 'invoice_issued' ? await invoiceAttachment(context, order.invoice_id) : undefined;
  if (file === null) return { status: 'skipped', why: 'blocked' };
  const enclosed = { ...enclosedWith(order, facts, envelope), ...(file && { file }), giroCode };
  const message = composeMessage(rendered, envelope, enclosed, logo);
  return { message, sent: sentMessage(rendered, { to_name, to_address }), booking: facts.booking };
};

const withGiroCode = ({ transfer, ...facts }: MailFacts): MailFacts => ({
  ...facts,
  transfer: transfer ? { ...transfer, picture: `cid:${giroCodeId}` } : null,
});

/** The PDF of a document; null: its customer was erased meanwhile. */
const invoiceAttachment = async (context: Context, id: string): Promise<Enclosed['file'] | null> => {
  const found = await invoiceToSend(context, id);
  if (!found) return null;
  return { name: `${found.number}.pdf`, content_type: 'application/pdf', bytes: found.pdf };
};

/** Renders a mail without a booking, mostly to the studio; a reply to a visitor's message goes to the visitor. */
const prepareMailWithoutBooking = async (
  context: Context,
  mail: ClaimedMessage,
  order: OrderWithoutBooking,
  sender: Sender,
): Promise<PreparedMail | RefusedMessage> => {
  const { settings, logo } = sender;
  const now = context.now();
  const envelope = envelopeOf(mail, mail, sender, now);
  if (!envelope) return notAnAddress;
  const facts = await readCommonFacts(context, settings.design, logoIn(logo));
  const kept = renderMailWithoutBooking(order, facts, mail.language);
  const link = await secretLink(context, order);
  if (link === 'over')
    return { status: 'skipped', why: order.kind === 'studio_invitation' ? 'invitation_over' : 'cancelled' };
  const rendered = link ? renderMailWithoutBooking(order, { ...facts, ...link }, mail.language) : kept;
  const replyTo = replyAddress(order, facts);
  const message = composeMessage(rendered, envelope, { replyTo }, logo);
  return { message, sent: sentMessage(kept, mail) };
};

/** The link that the stored copy of a mail does not have; undefined: it has none. 'over': it is not valid any more. */
const secretLink = async (
  context: Context,
  order: OrderWithoutBooking,
): Promise<Pick<CommonFacts, 'end_sign_in_url' | 'invitation_url' | 'confirm_withdrawal_url'> | 'over' | undefined> => {
  if (order.kind === 'studio_new_sign_in') return { end_sign_in_url: endUrl(context, order.session_id) };
  if (order.kind === 'confirm_withdrawal') {
    const confirm_withdrawal_url = await withdrawalLink(context, order.declaration_id);
    return confirm_withdrawal_url === undefined ? 'over' : { confirm_withdrawal_url };
  }
  if (order.kind !== 'studio_invitation') return undefined;
  const invitation_url = await invitationLink(context, order.invitation_id);
  return invitation_url === undefined ? 'over' : { invitation_url };
};

const replyAddress = (order: OrderWithoutBooking, facts: CommonFacts) => {
  if (order.kind === 'withdrawal_received' || order.kind === 'confirm_withdrawal') return studioAddress(facts);
  if (order.kind === 'voucher_bought' || order.kind === 'studio_invitation') return studioAddress(facts);
  if (isSignInOrder(order) || order.kind === 'studio_voucher_payment') return undefined;
  if (order.kind === 'studio_payment_contested') return undefined;
  return order.kind === 'studio_payment_of_deleted' ? undefined : recipientAddress(order.name, order.email);
};

/**
 * Renders the mail with the link of an offer. The link is removed from the stored copy: the database has only a hash of
 * it.
 */
const prepareOfferMail = async (
  context: Context,
  mail: ClaimedMessage,
  { waiting_entry_id }: OfferOrder,
  sender: Sender,
): Promise<PreparedMail | RefusedMessage | 'gone'> => {
  const { settings, logo } = sender;
  const { offer_id } = mail;
  const found =
    offer_id && (await readOfferFacts(context, { offer_id, waiting_entry_id }, settings.design, logoIn(logo)));
  if (!found) return 'gone';
  const { facts, state } = found;
  if (state !== 'open') return { status: 'skipped', why: 'offer_over' };
  const envelope = envelopeOf(mail, mail, sender, context.now());
  if (!envelope) return notAnAddress;
  const rendered = renderOfferMail(facts, mail.language);
  const message = composeMessage(rendered, envelope, { replyTo: studioAddress(facts) }, logo);
  const waiting_url = facts.waiting_url && `${facts.public_url}/waiting/…`;
  const kept = renderOfferMail({ ...facts, offer_url: `${facts.public_url}/offer/…`, waiting_url }, mail.language);
  return { message, sent: sentMessage(kept, mail) };
};

/** Renders the mail with the link of a waiting entry, which is not stored either. */
const prepareWaitingMail = async (
  context: Context,
  mail: ClaimedMessage,
  sender: Sender,
): Promise<PreparedMail | RefusedMessage | 'gone'> => {
  const { settings, logo } = sender;
  const found =
    mail.waiting_entry_id && (await readWaitingFacts(context, mail.waiting_entry_id, settings.design, logoIn(logo)));
  if (!found) return 'gone';
  const { facts, isWaiting } = found;
  if (!isWaiting) return { status: 'skipped', why: 'waiting_over' };
  const envelope = envelopeOf(mail, mail, sender, context.now());
  if (!envelope) return notAnAddress;
  const rendered = renderWaitingMail(facts, mail.language);
  const message = composeMessage(rendered, envelope, { replyTo: studioAddress(facts) }, logo);
  const kept = renderWaitingMail({ ...facts, waiting_url: `${facts.public_url}/waiting/…` }, mail.language);
  return { message, sent: sentMessage(kept, mail) };
};

// If the customer's address was corrected while the mail waited, the new one is used.
const addressee = (mail: ClaimedMessage, { booking }: MailFacts): Addressee =>
  mail.recipient === 'customer' ? { to_name: booking.customer_name, to_address: booking.customer_email } : mail;
