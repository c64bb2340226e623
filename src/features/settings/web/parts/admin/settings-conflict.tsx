import { EditConflict } from '#shared/web/admin/conflict/edit-conflict.tsx';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import type { SettingsConflict as Conflict } from './use-settings-form.ts';

interface SettingsConflictProps<Values extends object> {
  readonly conflict: Conflict<Values> | undefined;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** The text of a value that its own is not: undefined for those that are shown as they are. */
  readonly textOf?: (values: Values, field: keyof Values & string) => string | undefined;
}

/** Asks whose changes of settings to keep if two owners changed them; renders nothing otherwise. */
export const SettingsConflict = <Values extends object>(props: SettingsConflictProps<Values>) => {
  const { conflict, labels, textOf } = props;
  const changesOf = useTheirChanges<Values, keyof Values & string>({ labels, textOf });
  if (!conflict) return null;
  const { base, present, takeTheirs, keepMine } = conflict;
  return (
    <div className="mb-4">
      <EditConflict changes={changesOf(base, present)} onTheirs={takeTheirs} onMine={keepMine} />
    </div>
  );
};
