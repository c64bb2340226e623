import type { CallError } from '#shared/web/call/call-error.ts';

/** Returns the error of the field `discount_code` where the server refused a booking because of its code. */
export const refusedCode = ({ code, detail }: CallError): { readonly discount_code?: string | undefined } =>
  code?.startsWith('discount_') ? { discount_code: detail } : {};
