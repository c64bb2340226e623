import type { Language } from '#shared/kernel/language.ts';
import type { SentMail } from '../../contract.ts';

/** `none`: it is not mailed. `on`: on a day. */
export type MailWhen = 'none' | 'now' | 'on';

export interface MailValues {
  readonly mail_when: MailWhen;
  readonly mail_email: string;
  /** '': that of the voucher. */
  readonly mail_language: Language | '';
  /** 'yyyy-MM-dd' or ''. */
  readonly mail_on: string;
}

export const noMail: MailValues = { mail_when: 'none', mail_email: '', mail_language: '', mail_on: '' };

/** The mail of a request; null: none. */
export const mailOf = ({ mail_when, mail_email, mail_language, mail_on }: MailValues): SentMail['mail'] =>
  mail_when === 'none'
    ? null
    : {
        email: mail_email.trim(),
        ...(mail_language !== '' && { language: mail_language }),
        on: mail_when === 'on' ? mail_on : null,
      };
