import { EditConflict, type TheirChange } from '../conflict/edit-conflict.tsx';
import type { Form } from './use-form.ts';
import type { Versioned } from './use-save-record.ts';

interface RecordConflictProps<Stored extends Versioned> {
  /** What `useSaveRecord` returns. */
  readonly saving: {
    readonly conflict: { readonly base: Stored; readonly present: Stored } | undefined;
    readonly rebase: (to: Stored) => void;
  };
  readonly form: Pick<Form<object>, 'discard' | 'keepChanges'>;
  /** What somebody else has changed between two states. */
  readonly changesOf: (base: Stored, present: Stored) => readonly TheirChange[];
}

/** Asks whose changes to keep if two administrators changed a record; renders nothing otherwise. */
export const RecordConflict = <Stored extends Versioned>(props: RecordConflictProps<Stored>) => {
  const { saving, form, changesOf } = props;
  if (!saving.conflict) return null;
  const { base, present } = saving.conflict;
  const settle = (edits: () => void) => () => {
    edits();
    saving.rebase(present);
  };
  return (
    <EditConflict
      key={present.version}
      changes={changesOf(base, present)}
      onTheirs={settle(form.discard)}
      onMine={settle(form.keepChanges)}
    />
  );
};
