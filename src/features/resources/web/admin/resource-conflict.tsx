import { EditConflict } from '#shared/web/admin/edit-conflict.tsx';
import { differing } from '#shared/web/admin/edited-twice.ts';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminResource } from '../../contract.ts';
import { resourcesAdminTexts } from '../../texts/admin-handle.ts';
import { resourceFields, type useSaveResource } from './use-save-resource.ts';

const labels = {
  kind: 'form.kind',
  name_de: 'form.name_de',
  name_ru: 'form.name_ru',
  units: 'form.units',
  active: 'form.active',
  shown_to_customers: 'form.shown',
  daily_limit: 'limit.most',
} as const;

interface ResourceConflictProps {
  readonly saving: ReturnType<typeof useSaveResource>;
  readonly form: Pick<Form<object>, 'discard' | 'keepChanges'>;
}

/** Asks whose changes to keep if two administrators changed a resource; renders nothing otherwise. */
export const ResourceConflict = ({ saving, form }: ResourceConflictProps) => {
  const t = useTexts(resourcesAdminTexts);
  const words = useTexts(formTexts);
  if (!saving.conflict) return null;
  const { base, present } = saving.conflict;
  const textOf = (field: (typeof resourceFields)[number], { [field]: value, kind }: AdminResource): string => {
    if (field === 'kind') return t(`kind.${kind}`);
    if (typeof value === 'boolean') return words(value ? 'form.yes' : 'form.no');
    return value === null ? words('form.conflict.empty') : String(value);
  };
  const settle = (edits: () => void) => () => {
    edits();
    saving.rebase(present);
  };
  return (
    <EditConflict
      key={present.version}
      changes={differing(base, present, resourceFields).map((field) => ({
        label: t(labels[field]),
        before: textOf(field, base),
        now: textOf(field, present),
      }))}
      onTheirs={settle(form.discard)}
      onMine={settle(form.keepChanges)}
    />
  );
};
