import { useState } from 'react';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { entryInstead } from '../../../../domain/own-week.ts';
import type { OwnHoursView } from '../../../../own-hours-contract.ts';
import { changedHours, type EntryChange, EntryConflict, useSaveEntry } from './use-own-hours.ts';

interface EntryOptions<Entry> {
  readonly hours: OwnHoursView;
  /** The entry to change; undefined adds one. */
  readonly entry: Entry | undefined;
  readonly listOf: (hours: OwnHoursView) => readonly Entry[];
  readonly changeOf: (before: Entry | undefined, after: Entry) => EntryChange;
}

/** The state of a form for one entry: what it was filled from, and the conflict with a concurrent change. */
export const useEntryForm = <Entry>({ hours, entry, listOf, changeOf }: EntryOptions<Entry>) => {
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  const [base, setBase] = useState({ hours, entry });
  const [present, setPresent] = useState<OwnHoursView>();
  const save = useSaveEntry(base.hours);
  return {
    /** All own hours after the change; undefined if the entry is not among them. */
    after: (changed: Entry) => changedHours(base.hours, changeOf(base.entry, changed)),
    save: (changed: Entry) => save(changeOf(base.entry, changed)),
    failed: (error: unknown): string | undefined => {
      if (!(error instanceof EntryConflict)) return t('form.notSaved', detailOf(error) ?? message(error));
      setPresent(error.present);
      return undefined;
    },
    conflict: present !== undefined,
    /** The next save replaces the concurrent change of the entry. */
    keepMine: () => {
      if (present) setBase({ hours: present, entry: entryInstead(listOf(base.hours), listOf(present)) });
      setPresent(undefined);
    },
  };
};
