import { expect, it } from 'vitest';
import { mailProblemOf } from './mail-problem.ts';

it.each([
  ['certificate has expired', 'certificate_dates'],
  ['certificate is not yet valid', 'certificate_dates'],
  ['self-signed certificate', 'certificate_self_signed'],
  ['self signed certificate in certificate chain', 'certificate_self_signed'],
  ['unable to verify the first certificate', 'certificate_issuer'],
  ['unable to get local issuer certificate', 'certificate_issuer'],
  [
    "Hostname/IP does not match certificate's altnames: Host: mail.a.de. is not in the cert's altnames: DNS:b.de",
    'certificate_host',
  ],
  ['The mail server does not offer SMTPUTF8, which this address needs', 'no_smtputf8'],
  ['553 5.6.7 Must use SMTPUTF8 to send to this address', 'no_smtputf8'],
  ['550 5.1.1 no such user', undefined],
  ['connect ECONNREFUSED 127.0.0.1:25', undefined],
])('%j is about %s', (response, problem) => {
  expect(mailProblemOf(response)).toBe(problem);
});
