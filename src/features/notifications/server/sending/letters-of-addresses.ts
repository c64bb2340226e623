import type { SendMailOptions } from 'nodemailer';
import type { MailConnections, MailServer } from './mail-server.ts';

/** The code of the error of an address that the mail server cannot take. */
export const notTaken = 'ESMTPUTF8';

/**
 * Returns the mail as its mail server can take it. An address with other letters than those of ASCII before its @ needs the
 * server's extension SMTPUTF8, which many do not offer: sent without it, the address is refused or reaches somebody else
 * (RFC 6531). Then a mail to such an address throws, and one with such an address for replies is sent without it.
 */
export const fitToServer = async (
  connections: Pick<MailConnections, 'takesAllLetters'>,
  server: MailServer,
  message: SendMailOptions,
): Promise<SendMailOptions> => {
  const { to, from, replyTo, ...others } = message;
  const [needsInEnvelope, needsInReply] = [hasOtherLetters(to) || hasOtherLetters(from), hasOtherLetters(replyTo)];
  if (!needsInEnvelope && !needsInReply) return message;
  if (await connections.takesAllLetters(server)) return message;
  if (!needsInEnvelope) return { to, from, ...others };
  throw Object.assign(new Error('The mail server does not offer SMTPUTF8, which this address needs'), {
    code: notTaken,
  });
};

// A domain has another spelling in ASCII, which the mailer uses.
const hasOtherLetters = (address: SendMailOptions['to']): boolean =>
  typeof address === 'object' && 'address' in address && /[^\p{ASCII}].*@/u.test(address.address ?? '');
