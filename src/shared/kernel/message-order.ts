import { z } from 'zod';
import { languages } from './language.ts';

const instant = z.int();
const cents = z.int().min(0);
const declared = { name: z.string(), email: z.string(), reference: z.string(), declared_at: instant };

/**
 * Every mail the product sends: its kind, and the parameters that cannot be read from the booking when it is sent.
 * Kinds that begin with `studio_` go to the studio, all others to the customer. Instants are epoch ms.
 */
export const mailOrder = z.discriminatedUnion('kind', [
  /** `by_studio`: the studio sends the mail again, with a new link. */
  z.object({ kind: z.literal('booking_received'), by_studio: z.boolean().optional() }),
  /** Asks the customer to confirm the e-mail address, before any other mail; `by_studio` as above. */
  z.object({ kind: z.literal('confirm_address'), by_studio: z.boolean().optional() }),
  z.object({ kind: z.literal('booking_confirmation') }),
  z.object({
    kind: z.literal('booking_changed'),
    old_start: instant,
    old_end: instant,
    new_start: instant,
    /** Set only if the service was changed. */
    old_service_name: z.string().optional(),
    old_photographer_name: z.string().optional(),
    /** Set if the customer has moved the session by the link of the mails. */
    by_customer: z.boolean().optional(),
  }),
  /** `was_confirmed`: the booking was cancelled after the studio or a payment had confirmed it. */
  z.object({ kind: z.literal('booking_cancelled'), was_confirmed: z.boolean().optional() }),
  z.object({ kind: z.literal('booking_restored') }),
  /** The studio asks for another time than `start`; `keeps_time`: the session takes place as long as none is chosen. */
  z.object({ kind: z.literal('new_time_asked'), start: instant, keeps_time: z.boolean() }),
  /** What to transfer, and until when: read when the mail is sent. */
  z.object({ kind: z.literal('transfer_details') }),
  /** `rest`: what was left of the price, paid online. */
  z.object({ kind: z.literal('payment_received'), amount_cents: cents, rest: z.literal(true).optional() }),
  /** A document of money, attached as PDF; `of`: its kind. */
  z.object({
    kind: z.literal('invoice_issued'),
    invoice_id: z.string(),
    number: z.string(),
    of: z.enum(['deposit', 'final', 'cancellation']),
    /** Below 0 on a cancellation. */
    gross_cents: z.int(),
  }),
  /** `start`: the start of the session this reminder is for. A booking that has moved since needs another reminder. */
  z.object({ kind: z.literal('reminder'), hours: z.int(), start: instant }),
  /** A place that waits for a birth: reserved, or on the waiting list. `paid_cents`: its prepayment has arrived. */
  z.object({ kind: z.literal('birth_place'), paid_cents: cents.optional() }),
  /** Asks the family for the date of birth, some days after the due date. */
  z.object({ kind: z.literal('birth_reminder') }),
  z.object({ kind: z.literal('studio_birth_place') }),
  z.object({ kind: z.literal('studio_birth_reminder') }),
  z.object({ kind: z.literal('studio_new_booking') }),
  z.object({ kind: z.literal('studio_customer_cancelled') }),
  z.object({ kind: z.literal('studio_customer_moved'), old_start: instant, old_end: instant, new_start: instant }),
  /** `twice`: the booking had already been paid; its session may still take place. */
  z.object({ kind: z.literal('studio_refund_needed'), amount_cents: cents, twice: z.boolean().optional() }),
  /** About a payment whose booking was deleted. `code` is the confirmation code, or '' if unknown. */
  z.object({ kind: z.literal('studio_payment_of_deleted'), amount_cents: cents, code: z.string() }),
  /** The bank of a customer contests a payment, has taken it back, or has decided for the studio. `code` as above. */
  z.object({
    kind: z.literal('studio_payment_contested'),
    amount_cents: cents,
    code: z.string(),
    state: z.enum(['contested', 'lost', 'won']),
    /** A voucher was paid with it, not a booking. */
    voucher: z.literal(true).optional(),
  }),
  /** About a payment on the website that has sold no voucher. */
  z.object({ kind: z.literal('studio_voucher_payment'), amount_cents: cents }),
  /** About a contact instead of a booking: what a visitor wrote and how to reach them. */
  z.object({
    kind: z.literal('studio_new_message'),
    name: z.string(),
    email: z.string(),
    phone: z.string().optional(),
    message: z.string(),
    language: z.enum(languages).optional(),
  }),
  /** About a sign-in from a device that the account did not know, to its administrator. No place: names and a time. */
  z.object({
    kind: z.literal('studio_new_sign_in'),
    session_id: z.string(),
    at: instant,
    browser: z.string().nullable(),
    system: z.string().nullable(),
  }),
  /** The link with which a person joins the team; to that person. `expires_at`: until when it is valid. */
  z.object({
    kind: z.literal('studio_invitation'),
    invitation_id: z.string(),
    full_name: z.string(),
    /** The name of who invites. */
    invited_by: z.string(),
    expires_at: instant,
  }),
  /** A declaration of withdrawal has arrived. Only what its booking holds, never what was typed; '': no booking was found. */
  z.object({ kind: z.literal('withdrawal_received'), ...declared }),
  /** Asks the customer of the booking `reference` whether a declaration by day, which proves nothing, is theirs. */
  z.object({ kind: z.literal('confirm_withdrawal'), ...declared, declaration_id: z.string(), start: instant }),
  /** What was typed, and its effect. */
  z.object({
    kind: z.literal('studio_withdrawal'),
    ...declared,
    outcome: z.enum(['cancelled', 'proposed', 'request', 'unknown']),
    refund_cents: cents,
    /** Of the booking that was found; '': none. */
    code: z.string(),
    /** It has no effect until the customer or the studio confirms it. */
    awaits_confirmation: z.literal(true).optional(),
  }),
  /** About an offer instead of a booking: the times that are held, and the link to take one. */
  /** `waiting_entry_id`: the time became free, and the person was the next on the waiting list. */
  z.object({ kind: z.literal('offer_made'), waiting_entry_id: z.string().optional() }),
  /** About a waiting entry: what the person waits for, and the link to leave the list. */
  z.object({ kind: z.literal('waiting_joined') }),
  /** About a voucher, attached as PDF. `to_buyer`: to who has bought it; else to who gets it. */
  z.object({ kind: z.literal('voucher_sent'), to_buyer: z.literal(true).optional() }),
  /**
   * Confirms the purchase of a voucher on the website, without its code. `to_buyer`: the voucher goes to the same address;
   * `on`: the day on which it is mailed, 'yyyy-MM-dd'; null: at once.
   */
  z.object({
    kind: z.literal('voucher_bought'),
    amount_cents: cents,
    to_buyer: z.boolean(),
    on: z.string().nullable(),
  }),
]);
export type MailOrder = z.infer<typeof mailOrder>;
export type MessageOrder = Extract<MailOrder, { kind: 'studio_new_message' }>;
export type PaymentOrder = Extract<MailOrder, { kind: 'studio_payment_of_deleted' | 'studio_payment_contested' }>;
export type BoughtOrder = Extract<MailOrder, { kind: 'voucher_bought' }>;
export type StrayOrder = Extract<MailOrder, { kind: 'studio_voucher_payment' }>;
export type WithdrawalOrder = Extract<
  MailOrder,
  { kind: 'withdrawal_received' | 'confirm_withdrawal' | 'studio_withdrawal' }
>;
export type SignInOrder = Extract<MailOrder, { kind: 'studio_new_sign_in' }>;
export type InvitationOrder = Extract<MailOrder, { kind: 'studio_invitation' }>;
/** Mails that are rendered without a booking. */
export type OrderWithoutBooking =
  | MessageOrder
  | PaymentOrder
  | WithdrawalOrder
  | SignInOrder
  | InvitationOrder
  | BoughtOrder
  | StrayOrder;
export type OfferOrder = Extract<MailOrder, { kind: 'offer_made' }>;
export type WaitingOrder = Extract<MailOrder, { kind: 'waiting_joined' }>;
export type VoucherOrder = Extract<MailOrder, { kind: 'voucher_sent' }>;
export type BookingOrder = Exclude<MailOrder, OrderWithoutBooking | OfferOrder | WaitingOrder | VoucherOrder>;

export const isWithoutBooking = (order: MailOrder): order is OrderWithoutBooking => withoutBooking.has(order.kind);
const withoutBooking: ReadonlySet<string> = new Set([
  'studio_new_message',
  'studio_payment_of_deleted',
  'studio_payment_contested',
  'studio_new_sign_in',
  'studio_invitation',
  'withdrawal_received',
  'confirm_withdrawal',
  'studio_withdrawal',
  'voucher_bought',
  'studio_voucher_payment',
] satisfies OrderWithoutBooking['kind'][]);

export const isSignInOrder = (order: MailOrder): order is SignInOrder => order.kind === 'studio_new_sign_in';
export const isOfferOrder = (order: MailOrder): order is OfferOrder => order.kind === 'offer_made';
export const isWaitingOrder = (order: MailOrder): order is WaitingOrder => order.kind === 'waiting_joined';
export const isVoucherOrder = (order: MailOrder): order is VoucherOrder => order.kind === 'voucher_sent';
export type MailKind = MailOrder['kind'];

export const mailKinds: readonly MailKind[] = mailOrder.options.map((option) => option.shape.kind.value);

/** A reminder by WhatsApp; it is queued in the outbox as mails are. `start` as in `reminder`. */
export const whatsappOrder = z.object({ kind: z.literal('whatsapp_reminder'), minutes: z.int(), start: instant });
export type WhatsappOrder = z.infer<typeof whatsappOrder>;

/** The kinds of all messages in the outbox. */
export type MessageKind = MailKind | WhatsappOrder['kind'];

/** How a message is sent. */
export type MessageChannel = 'email' | 'whatsapp';

export const channelOf = (kind: MessageKind): MessageChannel => (kind === 'whatsapp_reminder' ? 'whatsapp' : 'email');

export type MessageRecipient = 'customer' | 'studio';

export const recipientOf = (kind: MailKind): MessageRecipient => (kind.startsWith('studio_') ? 'studio' : 'customer');
