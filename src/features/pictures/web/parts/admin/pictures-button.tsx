import { Image } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { mostPictures, type PictureOwner } from '../../../domain/picture-owner.ts';
import { PicturesEditor } from './pictures-editor.tsx';
import { usePictureTexts } from './use-picture-texts.ts';

interface PicturesButtonProps {
  readonly owner: PictureOwner;
  /** The name of the owner. */
  readonly name: string;
  /** `icon`: in a row of such buttons. */
  readonly look?: 'icon' | 'button';
  /** After the dialog was closed: the pictures may be others. */
  readonly onClose?: () => void;
}

/** Opens the pictures of something; only for owners. */
export const PicturesButton = ({ owner, name, look = 'icon', onClose }: PicturesButtonProps) => {
  const words = usePictureTexts();
  const [open, setOpen] = useState(false);
  const isOwner = useIsOneOf('owner');
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  if (!isOwner) return null;
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={words.open(name)} icon={Image} onClick={() => setOpen(true)} />
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          <Image size={16} aria-hidden="true" />
          {mostPictures(owner.kind) > 1 ? words.list : words.picture}
        </Button>
      )}
      {open &&
        // Not inside the row, which may be dragged itself.
        createPortal(
          <Modal title={words.titleOf(name)} onClose={close} unsaved={false}>
            <PicturesEditor owner={owner} />
          </Modal>,
          document.body,
        )}
    </>
  );
};
