import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';

/** Returns the message for a change that failed; undefined if the person gave up the confirmation. */
export const useTeamFailure = (): ((error: unknown) => string | undefined) => {
  const message = useErrorMessage();
  return (error) => (error instanceof CallError && error.code === 'password_required' ? undefined : message(error));
};
