import { cleanLine } from '#shared/kernel/text/text.ts';
import { notTaken } from './letters-of-addresses.ts';

export interface DeliveryFailure {
  /** The mail server refused this mail permanently: a retry would fail too. */
  readonly permanent: boolean;
  /** The server's response, or the error; for the outbox, as it may contain the recipient. */
  readonly response: string;
  /** The same without personal data, for the log. */
  readonly facts: { readonly code: string; readonly response_code?: number };
}

// Errors of this mail. A wrong password or a server that greets with 554 is an error of the settings, which can be
// fixed.
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

// The server wants a sign-in or encryption first, whatever the mail.
const aboutTheSignIn = new Set([530, 534, 535, 538]);

// The sender is the same in every mail; 552 is about the size of this one.
const isAboutSettings = (command: string, responseCode: number): boolean =>
  aboutTheSignIn.has(responseCode) || (command === 'MAIL FROM' && responseCode !== 552);

/** Converts an error of nodemailer: 5xx for this mail is permanent, anything else is temporary, also a refused sender. */
export const deliveryFailure = (error: unknown): DeliveryFailure => {
  const { code, command, responseCode = 0, response, message } = parts(error);
  return {
    permanent:
      code === notTaken || (responseCode >= 500 && aboutTheMail.has(code) && !isAboutSettings(command, responseCode)),
    response: cleanLine(response || message).slice(0, 500),
    facts: { code, ...(responseCode > 0 && { response_code: responseCode }) },
  };
};

/** Returns the error of a mail that contains secrets without them: a mail server may quote what it refuses. */
export const withoutSecrets = (error: unknown, secrets: readonly string[]): unknown => {
  if (secrets.length === 0) return error;
  const { code, command, responseCode, response, message } = parts(error);
  const cleaned = (text: string): string => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
  return Object.assign(new Error(cleaned(message)), { code, command, responseCode, response: cleaned(response) });
};

const parts = (error: unknown) => {
  const failure = error instanceof Error ? error : new Error(String(error));
  const { code, command, responseCode, response } = failure as Error & Partial<Record<string, unknown>>;
  return {
    code: typeof code === 'string' ? code : failure.name,
    command: typeof command === 'string' ? command : '',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: typeof response === 'string' ? response : '',
    message: failure.message,
  };
};
