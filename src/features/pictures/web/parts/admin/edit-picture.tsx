import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import type { AdminPicture } from '../../../contract.ts';
import { mostAltLetters } from '../../../domain/picture-address.ts';
import type { PictureOwner } from '../../../domain/picture-owner.ts';
import { FocusField } from './focus-field.tsx';
import { usePictureTexts } from './use-picture-texts.ts';
import { useSavePicture } from './use-pictures.ts';

interface EditPictureProps {
  readonly owner: PictureOwner;
  readonly picture: AdminPicture;
  readonly onClose: () => void;
}

/** What the picture shows, in each language, and what stays visible when it is cut. */
export const EditPicture = ({ owner, picture, onClose }: EditPictureProps) => {
  const words = usePictureTexts();
  const saving = useSavePicture(owner, picture, onClose);
  const { focus_x, focus_y, alt } = saving.base ?? picture;
  const { shown } = picture;
  const form = useForm({
    initial: { de: alt.de ?? '', ru: alt.ru ?? '', focus_x, focus_y },
    save: ({ de, ru, ...focus }) => saving.save({ alt: { de, ru }, ...focus }),
    failed: saving.failed,
  });
  const changesOf = useShownChanges<AdminPicture>([
    [words.altDe, (one) => one.alt.de ?? null],
    [words.altRu, (one) => one.alt.ru ?? null],
    [words.focus, (one) => words.focusValue({ x: one.focus_x, y: one.focus_y })],
  ]);
  return (
    <FormModal title={words.editTitle} submitLabel={words.save} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={changesOf} />
      <TextField {...form.field('de')} label={words.altDe} hint={words.altHint} maxLength={mostAltLetters} optional />
      <TextField {...form.field('ru')} label={words.altRu} maxLength={mostAltLetters} lang="ru" optional />
      {shown && (
        <FocusField
          picture={shown}
          focus_x={form.values.focus_x}
          focus_y={form.values.focus_y}
          onChange={form.change}
        />
      )}
    </FormModal>
  );
};
