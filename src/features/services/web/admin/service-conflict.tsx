import { EditConflict } from '#shared/web/admin/edit-conflict.tsx';
import type { AdminService, ServiceChanges } from '../../contract.ts';
import { type useEditedService, useServiceChanges } from './use-edited-service.ts';
import type { useSaveService } from './use-save-service.ts';

interface ServiceConflictProps {
  readonly edited: ReturnType<typeof useEditedService>;
  readonly saving: ReturnType<typeof useSaveService>;
}

/** Asks whose changes to keep if two administrators changed a service; renders nothing otherwise. */
export const ServiceConflict = ({ edited, saving }: ServiceConflictProps) => {
  const changesOf = useServiceChanges();
  if (!saving.conflict) return null;
  const { base, present, typed } = saving.conflict;
  const settle = (fill: (present: AdminService, typed: ServiceChanges) => void) => () => {
    fill(present, typed);
    saving.reset();
  };
  return (
    <EditConflict
      key={present.version}
      changes={changesOf(base, present)}
      onTheirs={settle(edited.takeTheirs)}
      onMine={settle(edited.keepMine)}
    />
  );
};
