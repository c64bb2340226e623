import { cleanLine } from '#shared/kernel/text/text.ts';

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

/** Converts an error of nodemailer: 5xx for this mail is permanent, anything else is temporary. */
export const deliveryFailure = (error: unknown): DeliveryFailure => {
  const { code, responseCode, response, message } = parts(error);
  return {
    permanent: (responseCode ?? 0) >= 500 && aboutTheMail.has(code),
    response: cleanLine(response || message).slice(0, 500),
    facts: { code, ...(responseCode !== undefined && { response_code: responseCode }) },
  };
};

/** Returns the error of a mail that contains secrets without them: a mail server may quote what it refuses. */
export const withoutSecrets = (error: unknown, secrets: readonly string[]): unknown => {
  if (secrets.length === 0) return error;
  const { code, responseCode, response, message } = parts(error);
  const cleaned = (text: string): string => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
  return Object.assign(new Error(cleaned(message)), { code, responseCode, response: cleaned(response) });
};

const parts = (error: unknown) => {
  const given = error instanceof Error ? error : new Error(String(error));
  const { code, responseCode, response } = given as Error & Partial<Record<string, unknown>>;
  return {
    code: typeof code === 'string' ? code : given.name,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: typeof response === 'string' ? response : '',
    message: given.message,
  };
};
