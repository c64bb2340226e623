import { useState } from 'react';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import type { Problems } from '#shared/web/admin/form/field-problems.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { Later } from '#shared/web/admin/later.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import type { EditOutcome } from '../../parts/admin/edit-outcome.ts';
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
  const saving = useSaveBooking(base, outcome, onDone);
  const problemsOf = useEditProblems();
  const form = useForm({
    initial: fieldsOf(base),
    check: (fields) => problemsOf(fields, base),
    save: saving.save,
    failed: saving.failed,
  });
  const restores = base.status === 'CANCELLED';
  /** Another administrator has saved first: their version becomes the new base, and what was typed here is kept. */
  const takeOver = (present: AdminBooking, mine: boolean): void => {
    if (mine) form.keepChanges();
    else form.discard();
    setBase(present);
    saving.reset();
  };
  return (
    <FormModal
      wide
      title={`${t(restores ? 'edit.restoreTitle' : 'edit.title')}: ${base.customer_name}`}
      form={form}
      onClose={onDone}
      submitLabel={t(restores ? 'action.restore' : 'edit.save')}
    >
      {restores && (
        <p role="note" className="rounded-field bg-warning-soft px-3 py-2 font-medium text-warning">
          {t('edit.restoreWarning')}
        </p>
      )}
      {saving.failure && <SaveFailure key={saving.failure.message} failure={saving.failure} onTakeOver={takeOver} />}
      <Later>
        <EditFieldset booking={base} form={form} />
      </Later>
    </FormModal>
  );
};

const useEditProblems = () => {
  const t = useTexts(bookingAdminTexts);
  return (...edit: Parameters<typeof problemsIn>): Problems =>
    Object.fromEntries(
      problemsIn(...edit).map((problem) => [
        problem === 'email_format' ? 'customer_email' : problem,
        t(`missing.${problem}`),
      ]),
    );
};
