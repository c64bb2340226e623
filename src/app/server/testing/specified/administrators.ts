import type { SpecifiedCall } from './call.ts';
import { puts } from './puts.ts';
import { adminReads } from './reads.ts';
import { writes } from './writes.ts';

/** The specified calls of administrators, below /api/admin, with the token and the content type. */
export const adminsCalls: readonly SpecifiedCall[] = [...adminReads, ...puts, ...writes];

/** Those whose answers depend on what a studio may add. */
export const callsWithAdditions: readonly SpecifiedCall[] = adminsCalls.filter(
  ({ method, path }) =>
    method !== 'DELETE' && /^\/(?:bookings|services|calendar|contacts|customers|payments)/.test(path),
);
