/** Why mails do not leave, where the studio can mend it or has to know. */
export type MailProblem =
  | 'certificate_dates'
  | 'certificate_self_signed'
  | 'certificate_issuer'
  | 'certificate_host'
  | 'no_smtputf8';

// The words of Node and OpenSSL about a certificate: the mailer keeps no code of them.
const words: readonly (readonly [RegExp, MailProblem])[] = [
  [/certificate (?:has expired|is not yet valid)/i, 'certificate_dates'],
  [/self[- ]signed certificate/i, 'certificate_self_signed'],
  [/unable to (?:verify the first certificate|get (?:local )?issuer certificate)/i, 'certificate_issuer'],
  [/does not match certificate's altnames/i, 'certificate_host'],
  [/\bSMTPUTF8\b/, 'no_smtputf8'],
];

/** The problem that an error of a mail, or the response of a mail server, is about; undefined: another one. */
export const mailProblemOf = (response: string): MailProblem | undefined =>
  words.find(([pattern]) => pattern.test(response))?.[1];
