import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import type { AdminPicture } from '../../../contract.ts';
import { mostAltLetters } from '../../../domain/picture-address.ts';
import type { PictureOwner } from '../../../domain/picture-owner.ts';
import { FocusField } from './focus-field.tsx';
import { usePictureWords } from './use-picture-words.ts';
import { useChangePicture } from './use-pictures.ts';

interface EditPictureProps {
  readonly owner: PictureOwner;
  readonly picture: AdminPicture;
  readonly onClose: () => void;
}

/** What the picture shows, in each language, and what stays visible when it is cut. */
export const EditPicture = ({ owner, picture, onClose }: EditPictureProps) => {
  const words = usePictureWords();
  const change = useChangePicture(owner, picture.id);
  const { focus_x, focus_y, alt, shown } = picture;
  const form = useForm({
    initial: { de: alt.de ?? '', ru: alt.ru ?? '', focus_x, focus_y },
    save: ({ de, ru, ...focus }) => change.mutateAsync({ alt: { de, ru }, ...focus }),
    done: onClose,
  });
  return (
    <FormModal title={words.editTitle} submitLabel={words.save} form={form} onClose={onClose}>
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
