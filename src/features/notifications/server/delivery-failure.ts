import { cleanLine } from '#shared/kernel/text.ts';

export interface DeliveryFailure {
  /** The mail server refused this mail for good: trying again would not change its mind (M06). */
  readonly permanent: boolean;
  /** What it said, or what went wrong on the way; for the outbox, as it may name the recipient. */
  readonly answer: string;
  /** The same without anybody's data, for the log. */
  readonly facts: { readonly code: string; readonly response_code?: number };
}

// What concerns this mail; a wrong password or a server that greets with 554 concerns the settings, which somebody may mend.
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Reads an error of nodemailer: 5xx to this mail is for good, all else may pass. */
export const deliveryFailure = (error: unknown): DeliveryFailure => {
  const { code, responseCode, response, message } = parts(error);
  return {
    permanent: responseCode !== undefined && responseCode >= 500 && aboutTheMail.has(code),
    answer: cleanLine(response || message).slice(0, 500),
    facts: { code, ...(responseCode !== undefined && { response_code: responseCode }) },
  };
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
