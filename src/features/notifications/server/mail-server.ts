import { createTransport, type Transporter } from 'nodemailer';
import type { CompanySettings } from '#features/settings/domain/company.ts';
import { cleanLine, isEmail } from '#shared/kernel/text.ts';
import type { Context } from '#shared/server/context.ts';
import { openSecret } from '#shared/server/secret-box.ts';
import { type SmtpSettings, smtpPasswordPurpose } from '../domain/email-settings.ts';

/** Where mails are handed over, and in whose name. */
export interface MailServer {
  readonly options: { readonly host: string } & ({ readonly url: string } | SmtpLogin);
  readonly from: MailAddress;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

interface SmtpLogin {
  readonly port: number;
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

export type NoMailServer = 'not_configured' | 'password_unreadable';

type Surroundings = Pick<Context, 'secretKey' | 'smtpUrl' | 'publicUrl'> & {
  readonly company: Pick<CompanySettings, 'company_name' | 'company_email'>;
};

/**
 * The mail server to use (AMB-083): the one set in the back office, else SMTP_URL, else none. The sender is the one set
 * there, else the company, else the account at the mail server, else nobody in particular at the studio's own address.
 */
export const mailServerFrom = (smtp: SmtpSettings, around: Surroundings): MailServer | NoMailServer => {
  if (smtp.host !== '') return stored(smtp, around);
  if (around.smtpUrl === undefined) return 'not_configured';
  const url = new URL(around.smtpUrl);
  return {
    options: { url: withoutTlsOptions(url), host: url.hostname },
    from: sender(smtp, around, url.username.replace(/%40/i, '@')),
  };
};

// Whether a connection is encrypted is decided in one place, below; in nodemailer what stands in an address would win.
const tlsOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secured'];

const withoutTlsOptions = (given: URL): string => {
  const url = new URL(given);
  for (const name of tlsOptions) url.searchParams.delete(name);
  return url.href;
};

const stored = (smtp: SmtpSettings, around: Surroundings): MailServer | NoMailServer => {
  const pass = smtp.password_sealed && openSecret(around.secretKey, smtpPasswordPurpose, smtp.password_sealed);
  if (pass === undefined) return 'password_unreadable';
  return {
    options: {
      host: smtp.host,
      port: smtp.port,
      secure: smtp.port === 465,
      ...(smtp.username !== '' && { auth: { user: smtp.username, pass } }),
    },
    from: sender(smtp, around, smtp.username),
  };
};

const sender = (smtp: SmtpSettings, { company, publicUrl }: Surroundings, username: string): MailAddress => {
  const address = [smtp.from_email, company.company_email, username].find(isEmail);
  return {
    name: cleanLine(smtp.from_name || company.company_name),
    address: address ?? `no-reply@${new URL(publicUrl).hostname}`,
  };
};

/** Seconds rather than minutes: a mail server that hangs must not keep the next mail from being tried. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 5000, socketTimeout: 15_000 };

export const mailsAtOnce = 4;

/** Keeps connections to the mail server in use, and replaces them when the settings change. */
export class MailConnections {
  readonly #timeouts: typeof patience;
  #key = '';
  #transport: Transporter | undefined;

  constructor(timeouts = patience) {
    this.#timeouts = timeouts;
  }

  to({ options }: MailServer): Transporter {
    const key = JSON.stringify(options);
    if (this.#transport && key === this.#key) return this.#transport;
    this.close();
    this.#key = key;
    this.#transport = createTransport({
      ...options,
      ...this.#timeouts,
      pool: true,
      maxConnections: mailsAtOnce,
      // Mail servers close idle connections without saying so; ours are gone before.
      idleTimeout: 10_000,
      maxRequeues: 1,
      // Nobody listens between this machine and itself, and the mail server there signs its certificate itself. Anywhere
      // else a server that offers no encryption, or whoever took the offer away, gets neither the password nor a mail.
      ...(isLoopback(options.host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }),
    });
    // Whoever sends is told of what fails; of a connection that breaks while nobody does, nobody needs to be.
    this.#transport.on('error', () => undefined);
    return this.#transport;
  }

  close(): void {
    this.#transport?.close();
    this.#transport = undefined;
  }
}

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
