import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import type { VoucherMail } from '../../contract.ts';
import type { StoredVoucherMail } from './voucher-mails.ts';

/** The mail of a voucher as the studio sees it; `language`: of the voucher, for a mail that is still to be written. */
export const mailView = (mail: StoredVoucherMail | undefined, language: Language): VoucherMail => ({
  status: mail?.status ?? 'none',
  // The address of nobody, such as that of a person who was erased, is not shown.
  email: mail && !isPlaceholder(mail.to_address) ? mail.to_address : '',
  language: mail?.language ?? language,
  on: mail?.send_at ? berlinDateOf(mail.send_at) : null,
  due: mail?.status === 'waiting' && mail.send_at ? formatInstant(mail.send_at) : null,
  sent_at: mail?.sent_at ? formatInstant(mail.sent_at) : null,
  reason: mail?.last_error ?? null,
  version: mailVersion(mail),
});

/** What changes if the mail is sent, or if somebody changes or repeats it. */
const mailVersion = (mail: StoredVoucherMail | undefined): string =>
  checkValueOf(mail ? [mail.id, mail.status, mail.to_address, mail.language, mail.send_at] : []);
