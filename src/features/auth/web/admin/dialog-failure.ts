import type { CallError } from '#shared/web/call/call-error.ts';

/** The server's objection to the entered value, which belongs to its field; any other error belongs to the form. */
export const objectionIn = (error: CallError): string | undefined => (error.status < 500 ? error.detail : undefined);
