import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { countRefused } from '../../../domain/import/import-plan.ts';
import type { RowChoices } from '../../../domain/import/import-row.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import type { ImportPreviewState } from './import-state.ts';
import { remarkTexts } from './remark-texts.ts';

type Props = Readonly<{ state: ImportPreviewState; onChoose: (choices: RowChoices) => void }>;

/** What happens to values that cannot be taken as they are, and the choices that are left. */
export const ImportRemarks = ({ state, onChoose }: Props) => {
  const t = useTexts(importTexts);
  const { plan, choices } = state;
  const { allNew = false, withTests = false } = choices;
  const remarks = remarkTexts(plan, t);
  const tests = countRefused(plan, 'test');
  const mayBeNew = allNew || plan.toImport.some(({ contact }) => contact.phase !== 'new');
  if (remarks.length === 0 && !mayBeNew && tests === 0 && !withTests) return null;
  return (
    <div className="grid gap-1 rounded-field bg-sunken p-3">
      {remarks.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {remarks.map((remark) => (
            <li key={remark} className="break-words">
              {remark}
            </li>
          ))}
        </ul>
      )}
      {mayBeNew && (
        <Checkbox
          label={t('allNew')}
          checked={allNew}
          onChange={({ target }) => onChoose({ ...choices, allNew: target.checked })}
        />
      )}
      {(tests > 0 || withTests) && (
        <Checkbox
          label={t('withTests')}
          hint={t('withTests.hint')}
          checked={withTests}
          onChange={({ target }) => onChoose({ ...choices, withTests: target.checked })}
        />
      )}
    </div>
  );
};
