import { adminNames } from '#features/auth/server/api.ts';
import { codesOf } from '#features/booking/server/api.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { type AuditFilter, selectAudit } from '#shared/server/audit/audit-list.ts';
import type { Context } from '#shared/server/context.ts';
import { boundOf } from '#shared/server/date-range.ts';
import type { ListedEntry, WantedAudit } from '../contract.ts';
import { subjectsOf } from './subjects.ts';

interface Page {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** Returns a page of the audit log, with the names of those who acted and the codes of the bookings. */
export const auditPage = async (
  { db }: Pick<Context, 'db'>,
  wanted: WantedAudit,
  { before, limit = 50 }: Page,
): Promise<{ entries: ListedEntry[]; next: number | null }> => {
  const found = await selectAudit(db, filterOf(wanted), { before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const names = await adminNames(db);
  const codes = await codesOf(
    db,
    shown.flatMap(({ booking_id }) => booking_id ?? []),
  );
  return {
    entries: shown.map(({ at, booking_id, actor, ...entry }) => ({
      ...entry,
      at: formatInstant(at),
      actor,
      actor_name: names.get(actor) ?? null,
      booking_id,
      confirmation_code: codes.get(booking_id ?? '') ?? null,
    })),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
};

/** Yields all entries of a filter, the newest first, in batches. */
export async function* everyEntry(context: Pick<Context, 'db'>, wanted: WantedAudit): AsyncGenerator<ListedEntry> {
  let before: number | undefined;
  do {
    const { entries, next } = await auditPage(context, wanted, { before, limit: 1000 });
    yield* entries;
    before = next ?? undefined;
  } while (before !== undefined);
}

/** Throws 422 for a date that does not exist. */
const filterOf = ({ actor, area, from, to }: WantedAudit): AuditFilter => ({
  actor,
  subjects: area && subjectsOf(area),
  from: from === undefined ? undefined : boundOf(from, 'from').start,
  until: to === undefined ? undefined : boundOf(to, 'to').end,
});
