import type { CallOptions } from '#shared/contract/client-types.ts';

/** The options of a call that changes a record only if its version is still the one that was read. */
export const ifMatch = (version: number | string | undefined): CallOptions =>
  version === undefined ? {} : { headers: { 'if-match': `"${version}"` } };

/** What a change of a record sends. */
export interface MatchingChange<Body> {
  readonly body: Body;
  readonly match: CallOptions;
}
