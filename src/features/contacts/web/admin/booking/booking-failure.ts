import { CallError } from '#shared/web/call/call-error.ts';

/**
 * The message for a failed booking: a text detail as it is, validation errors as 'location: message', any other detail
 * as JSON. A response without a detail has its own message; undefined for a thrown value that is not an error.
 */
export const bookingFailure = (error: unknown): string | undefined => {
  if (error instanceof CallError) return detailText(detailIn(error.body));
  return error instanceof Error ? error.message : undefined;
};

const detailIn = (body: string): unknown => {
  try {
    const response: unknown = JSON.parse(body);
    return typeof response === 'object' && response !== null && 'detail' in response ? response.detail : undefined;
  } catch {
    return undefined;
  }
};

const detailText = (detail: unknown): string => {
  if (detail === undefined || detail === null || detail === '') return 'Failed to create booking';
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail) && detail.length > 0 && detail.every(isFieldProblem)) {
    return detail.map(({ loc, msg }) => `${[loc].flat().join('.')}: ${msg}`).join(', ');
  }
  return JSON.stringify(detail);
};

const isFieldProblem = (entry: unknown): entry is { readonly loc: string | readonly unknown[]; readonly msg: string } =>
  typeof entry === 'object' && entry !== null && 'loc' in entry && 'msg' in entry;
