import { createTransport, type Transporter } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { CompanySettings } from '#features/settings/domain/company.ts';
import { cleanLine, isEmail } from '#shared/kernel/text/text.ts';
import type { Context } from '#shared/server/context.ts';
import { openSecret } from '#shared/server/secrets/secret-box.ts';
import { type SmtpSettings, smtpPasswordPurpose } from '../../domain/email-settings.ts';

/** The mail server and the sender. */
export interface MailServer {
  readonly options: { readonly host: string } & ({ readonly url: string } | SmtpLogin);
  readonly from: MailAddress;
  /**
   * What the product calls itself there (EHLO): the host of its public address. Mail servers refuse or mistrust the name of
   * a container or an address of this machine.
   */
  readonly client_name: string;
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
 * Returns the mail server to use: the one from the settings, else SMTP_URL, else none. The sender is the one from the
 * settings, else the company, else the account at the mail server, else a generic address at the studio's domain.
 */
export const mailServerFrom = (smtp: SmtpSettings, around: Surroundings): MailServer | NoMailServer => {
  if (smtp.host !== '') return stored(smtp, around);
  if (around.smtpUrl === undefined) return 'not_configured';
  const url = new URL(around.smtpUrl);
  return {
    options: { url: withoutTlsOptions(url), host: url.hostname },
    from: sender(smtp, around, url.username.replace(/%40/i, '@')),
    client_name: clientName(around),
  };
};

// Encryption is decided in one place, below; in nodemailer, options in the URL would take precedence.
const tlsOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secured'];

const withoutTlsOptions = (serverUrl: URL): string => {
  const url = new URL(serverUrl);
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
    client_name: clientName(around),
  };
};

const clientName = ({ publicUrl }: Surroundings): string => {
  const { hostname } = new URL(publicUrl);
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`;
  return /^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname;
};

const sender = (smtp: SmtpSettings, { company, publicUrl }: Surroundings, username: string): MailAddress => {
  const address = [smtp.from_email, company.company_email, username].find(isEmail);
  return {
    name: cleanLine(smtp.from_name || company.company_name),
    address: address ?? `no-reply@${new URL(publicUrl).hostname}`,
  };
};

/** Timeouts in ms, short so that an unresponsive mail server does not delay the next mail. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 5000, socketTimeout: 15_000 };

export const mailsAtOnce = 4;

/** Keeps connections to the mail server open, and replaces them when the settings change. */
export class MailConnections {
  readonly #timeouts: typeof patience;
  #key = '';
  #transport: Transporter | undefined;

  constructor(timeouts = patience) {
    this.#timeouts = timeouts;
  }

  to({ options, client_name }: MailServer): Transporter {
    const key = JSON.stringify({ options, client_name });
    if (this.#transport && key === this.#key) return this.#transport;
    this.close();
    this.#key = key;
    this.#transport = createTransport({
      ...this.#connecting({ options, client_name }),
      pool: true,
      maxConnections: mailsAtOnce,
      // Mail servers close idle connections silently; close ours before.
      idleTimeout: 10_000,
      maxRequeues: 1,
    });
    // Sending reports its own errors; an error on an idle connection needs no handling.
    this.#transport.on('error', () => undefined);
    return this.#transport;
  }

  /**
   * Whether the server offers SMTPUTF8, by a connection of its own: that of a mail is not asked before the mail is on its
   * way. Rejects if the server cannot be reached, or refuses.
   */
  takesAllLetters(server: Pick<MailServer, 'options' | 'client_name'>): Promise<boolean> {
    const { url, ...options } = { url: undefined, ...this.#connecting(server) };
    const connection = new SMTPConnection({ ...options, ...(url !== undefined && parseConnectionUrl(url)) });
    return new Promise<boolean>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => {
        if (error) reject(error);
        // Of the greeting over TLS, where there is one.
        else resolve(/[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse)));
      });
    }).finally(() => connection.close());
  }

  #connecting({ options, client_name }: Pick<MailServer, 'options' | 'client_name'>) {
    return {
      name: client_name,
      ...options,
      ...this.#timeouts,
      // On loopback no third party can listen, and the mail server there uses a self-signed certificate. Any other
      // server that offers no encryption, or whose offer was stripped, gets neither the password nor a mail.
      ...(isLoopback(options.host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }),
    };
  }

  close(): void {
    this.#transport?.close();
    this.#transport = undefined;
  }
}

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
