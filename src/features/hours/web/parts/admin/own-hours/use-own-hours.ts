import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { presentIn } from '#shared/web/admin/conflict/edited-twice.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { OwnException, OwnPeriod } from '../../../../domain/own-hours.ts';
import { byDate, inOrder, withEntry } from '../../../../domain/own-week.ts';
import type { OwnHoursView, ownHoursContract } from '../../../../own-hours-contract.ts';
import { hoursTexts } from '../../../../texts/handle.ts';

const call = adminCaller<typeof ownHoursContract>();
const params = (id: string) => ({ params: { id } });

/** The hours of a photographer or another resource in place of the studio's. */
export const useOwnHours = (id: string) =>
  useQuery({
    queryKey: [...calendarKey, 'own-hours-of', id],
    queryFn: ({ signal }) => call('GET /api/admin/resources/{id}/hours', params(id), { signal }),
    staleTime: 0,
  });

/** The bookings to come that lie outside of them. */
export const useBookingsOutside = (id: string) =>
  useQuery({
    queryKey: [...calendarKey, 'outside-hours', id],
    queryFn: ({ signal }) => call('GET /api/admin/resources/{id}/hours/bookings', params(id), { signal }),
    staleTime: 0,
  });

interface Changed<Entry> {
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

/** A period or an exception that is added (no `before`), changed or deleted (no `after`). */
export type EntryChange =
  | (Changed<OwnPeriod> & { readonly kind: 'periods' })
  | (Changed<OwnException> & { readonly kind: 'exceptions' });

type Lists = Pick<OwnHoursView, 'periods' | 'exceptions'>;

/** Returns the lists after a change; undefined if the entry was changed or deleted concurrently. */
export const changedHours = ({ periods, exceptions }: OwnHoursView, change: EntryChange): Lists | undefined => {
  if (change.kind === 'periods') {
    const list = withEntry<OwnPeriod>(periods, change.before, change.after);
    return list && mutable({ periods: inOrder(list), exceptions });
  }
  const list = withEntry<OwnException>(exceptions, change.before, change.after);
  return list && mutable({ periods, exceptions: byDate(list) });
};

/** The lists as the request takes them. */
const mutable = (lists: { readonly periods: readonly OwnPeriod[]; readonly exceptions: readonly OwnException[] }) =>
  structuredClone(lists) as Lists;

/** The entry was changed or deleted concurrently: saving would undo that. */
export class EntryConflict extends Error {
  readonly present: OwnHoursView;
  constructor(present: OwnHoursView) {
    super('The entry was changed by somebody else');
    this.present = present;
  }
}

/**
 * Saves a change of one entry. Changes that others have made to other entries since `hours` was loaded stay. Rejects with
 * `EntryConflict` if they have changed the same one.
 */
export const useSaveEntry = (hours: OwnHoursView) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: EntryChange): Promise<OwnHoursView> => {
      const send = (base: OwnHoursView): Promise<OwnHoursView> => {
        const lists = changedHours(base, change);
        if (!lists) throw new EntryConflict(base);
        const body = { [change.kind]: lists[change.kind], version: base.version };
        return call('PUT /api/admin/resources/{id}/hours', { ...params(hours.resource_id), body });
      };
      try {
        return await send(hours);
      } catch (error) {
        const present = presentIn(error, 'hours') as OwnHoursView | undefined;
        if (!present) throw error;
        return await send(present);
      }
    },
    // The calendar, its free times and the lists on this dialog are read again.
    onSettled: () => client.invalidateQueries({ queryKey: calendarKey }),
  }).mutateAsync;
};

/** Deletes the entry of a change, which may have been changed or deleted concurrently. */
export const useDeleteEntry = (hours: OwnHoursView) => {
  const t = useTexts(hoursTexts);
  const save = useSaveEntry(hours);
  return async (change: EntryChange): Promise<void> => {
    try {
      await save(change);
    } catch (error) {
      void showAlert(t(error instanceof EntryConflict ? 'own.conflict' : 'own.deleteError'));
    }
  };
};
