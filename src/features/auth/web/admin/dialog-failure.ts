import { CallError } from '#shared/web/call-error.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';

/** Why an attempt failed: `refusal`, what the server said against what was typed, belongs to the field; the rest to the form. */
export const useFailure = (error: Error | null): { refusal: string | undefined; failure: string | undefined } => {
  const words = useErrorMessage();
  if (error === null) return { refusal: undefined, failure: undefined };
  const refusal = error instanceof CallError && error.status < 500 ? error.detail : undefined;
  return { refusal, failure: refusal === undefined ? words(error) : undefined };
};

/** What stands in a field, as it was typed: a password may begin or end with a space. */
export const valueOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};
