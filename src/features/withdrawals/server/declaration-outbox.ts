import type { Language } from '#shared/kernel/language.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type MailedBooking, queueMessages, toCustomer, toStudio } from '#shared/server/outbox.ts';

interface MailedDeclaration {
  readonly id: string;
  /** Epoch ms. */
  readonly declared_at: number;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly reference: string;
  readonly language: Language;
  readonly outcome: 'cancelled' | 'proposed' | 'request' | 'unknown';
  readonly refund_cents: number;
}

/** The booking that was found. `starts_at`: epoch ms. */
type DeclaredBooking = Pick<MailedBooking, 'customer_name' | 'customer_email'> & {
  readonly confirmation_code: string;
  readonly starts_at: number;
};

interface DeclarationMails {
  readonly booking: DeclaredBooking | undefined;
  /** Whether the customer still has to say that the declaration is theirs. */
  readonly awaits_confirmation: boolean;
}

/**
 * Writes the mails about a declaration of withdrawal. The one to the customer has only what the booking holds: anybody can
 * type any text and any address. What was typed goes to the studio.
 */
export const queueDeclarationMails = async (
  trx: Database,
  declaration: MailedDeclaration,
  mails: DeclarationMails,
): Promise<void> => {
  const { id, declared_at } = declaration;
  const messages = [toAuthor(declaration, mails), aboutDeclaration(declaration, mails)];
  await queueMessages(trx, { subject: 'declaration_id', id }, messages, declared_at);
};

/** Writes the mail that tells the studio the effect of a declaration that was confirmed later; `now` is epoch ms. */
export const queueEffectMail = async (
  trx: Database,
  declaration: MailedDeclaration,
  booking: DeclaredBooking,
  now: number,
): Promise<void> => {
  const mail = aboutDeclaration(declaration, { booking, awaits_confirmation: false });
  await queueMessages(trx, { subject: 'declaration_id', id: declaration.id }, [mail], now);
};

const toAuthor = (declaration: MailedDeclaration, { booking, awaits_confirmation }: DeclarationMails) => {
  const { id, declared_at, language } = declaration;
  const { customer_name: name = '', customer_email: email = '', confirmation_code: reference = '' } = booking ?? {};
  const held = { name, email, reference, declared_at };
  const addressed = { to_address: booking?.customer_email ?? declaration.customer_email, to_name: name, language };
  if (!booking || !awaits_confirmation) return toCustomer({ kind: 'withdrawal_received', params: held, ...addressed });
  const params = { ...held, declaration_id: id, start: booking.starts_at };
  return toCustomer({ kind: 'confirm_withdrawal', params, ...addressed });
};

const aboutDeclaration = (declaration: MailedDeclaration, { booking, awaits_confirmation }: DeclarationMails) => {
  const { customer_name: name, customer_email: email, reference, declared_at, outcome, refund_cents } = declaration;
  const code = booking?.confirmation_code ?? '';
  const declared = { name, email, reference, declared_at, outcome, refund_cents, code };
  return toStudio({ kind: 'studio_withdrawal', ...declared, ...(awaits_confirmation && { awaits_confirmation }) });
};
