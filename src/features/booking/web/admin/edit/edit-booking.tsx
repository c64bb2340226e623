import { useState } from 'react';
import { merged } from '#shared/web/admin/edited-twice.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { Later } from '#shared/web/admin/later.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import type { EditOutcome } from '../../parts/admin/edit-outcome.ts';
import type { EditFields, EditProblem } from './edit-fields.ts';
import { fieldsOf, problemsIn } from './edit-fields.ts';
import { EditFieldset } from './edit-fieldset.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useSaveBooking } from './use-save-booking.ts';

interface EditBookingProps {
  readonly booking: AdminBooking;
  readonly outcome?: EditOutcome | undefined;
  /** Called to return to the view. */
  readonly onDone: () => void;
}

/** The form that edits a booking. Saving a cancelled booking restores it. */
export const EditBooking = ({ booking, outcome, onDone }: EditBookingProps) => {
  const t = useTexts(bookingAdminTexts);
  const [base, setBase] = useState(booking);
  const [fields, setFields] = useState(() => fieldsOf(booking));
  const [problems, setProblems] = useState<readonly EditProblem[]>([]);
  const saving = useSaveBooking(base, outcome, onDone);
  const restores = base.status === 'CANCELLED';
  const change = (changes: Partial<EditFields>): void => {
    setFields((before) => ({ ...before, ...changes }));
    setProblems([]);
  };
  const submit = (form: HTMLFormElement): void => {
    const found = problemsIn(fields, base);
    setProblems(found);
    const [first] = found;
    if (first === undefined) saving.save(fields);
    else (form.elements.namedItem(first === 'email_format' ? 'customer_email' : first) as HTMLElement).focus();
  };
  /** Another administrator has saved first: their version becomes the new base, and what was typed here is kept. */
  const takeOver = (present: AdminBooking, mine: boolean): void => {
    setFields(mine ? merged(fieldsOf(base), fields, fieldsOf(present)) : fieldsOf(present));
    setBase(present);
    saving.reset();
  };
  return (
    <FormModal
      wide
      title={`${t(restores ? 'edit.restoreTitle' : 'edit.title')}: ${base.customer_name}`}
      onClose={onDone}
      unsaved={JSON.stringify(fields) !== JSON.stringify(fieldsOf(base))}
      onSubmit={submit}
      busy={saving.busy}
      submitLabel={t(restores ? 'action.restore' : 'edit.save')}
    >
      {restores && (
        <p role="note" className="rounded-field bg-warning-soft px-3 py-2 font-medium text-warning">
          {t('edit.restoreWarning')}
        </p>
      )}
      {saving.failure && <SaveFailure key={saving.failure.message} failure={saving.failure} onTakeOver={takeOver} />}
      <Later>
        <EditFieldset booking={base} fields={fields} problems={problems} onChange={change} />
      </Later>
    </FormModal>
  );
};
