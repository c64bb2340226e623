import { CallError } from '#shared/web/call-error.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';

/**
 * Splits an error: `refusal` is the server's objection to the entered value and belongs to the field, `failure` is any
 * other error and belongs to the form.
 */
export const useFailure = (error: Error | null): { refusal: string | undefined; failure: string | undefined } => {
  const words = useErrorMessage();
  if (error === null) return { refusal: undefined, failure: undefined };
  const refusal = error instanceof CallError && error.status < 500 ? error.detail : undefined;
  return { refusal, failure: refusal === undefined ? words(error) : undefined };
};

/** Returns the value of a field untrimmed: a password may begin or end with a space. */
export const valueOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};
