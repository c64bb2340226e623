import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import type { AdminPlace } from '../../contract.ts';
import { useBirthAdminTexts } from './use-birth-admin-texts.ts';
import { useTellBirth } from './use-places.ts';

interface TellBirthProps {
  readonly place: AdminPlace;
  readonly onClose: () => void;
}

/** Asks for the date of birth that a family has told the studio. */
export const TellBirth = ({ place, onClose }: TellBirthProps) => {
  const words = useBirthAdminTexts();
  const tell = useTellBirth(place.booking_id);
  const form = useForm<{ born_on: string }>({
    initial: { born_on: place.born_on ?? '' },
    ready: ({ born_on }) => isDate(born_on),
    save: async ({ born_on }) => {
      await tell.mutateAsync(born_on);
      onClose();
    },
  });
  return (
    <FormModal
      title={words.tellOf(place.customer_name)}
      form={form}
      submitLabel={words.tell}
      onClose={onClose}
      disabled={!isDate(form.values.born_on)}
    >
      <p className="text-muted">{words.tellHint}</p>
      <TextField {...form.field('born_on')} label={words.date} type="date" required data-first-focus="field" />
    </FormModal>
  );
};
