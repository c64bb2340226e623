import { EditConflict } from '#shared/web/admin/edit-conflict.tsx';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import type { useSaveService } from './use-save-service.ts';
import { useServiceChanges } from './use-service-differences.ts';

interface ServiceConflictProps {
  readonly saving: ReturnType<typeof useSaveService>;
  readonly form: Pick<Form<object>, 'discard' | 'keepChanges'>;
}

/** Asks whose changes to keep if two administrators changed a service; renders nothing otherwise. */
export const ServiceConflict = ({ saving, form }: ServiceConflictProps) => {
  const changesOf = useServiceChanges();
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
