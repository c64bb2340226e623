import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useListOrder } from '#shared/web/admin/drag/use-list-order.ts';
import { useRowDrag } from '#shared/web/admin/drag/use-row-drag.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import type { AdminPicture } from '../../../contract.ts';
import { mostPictures, type PictureOwner } from '../../../domain/picture-owner.ts';
import { DropArea } from './drop-area.tsx';
import { EditPicture } from './edit-picture.tsx';
import { FileChoice } from './file-choice.tsx';
import { PictureRow } from './picture-row.tsx';
import { UploadRow } from './upload-row.tsx';
import { usePictureTexts } from './use-picture-texts.ts';
import { useDeletePicture, useOrderPictures, usePictures } from './use-pictures.ts';
import { useUploads } from './use-uploads.ts';

interface PicturesEditorProps {
  readonly owner: PictureOwner;
}

/** The pictures of something: add, order, describe, replace, delete. Takes effect at once. */
export const PicturesEditor = ({ owner }: PicturesEditorProps) => {
  const words = usePictureTexts();
  const pictures = usePictures(owner);
  const { uploads, add, dismiss } = useUploads(owner);
  if (pictures.isError && !pictures.data) {
    return <LoadFailure title={words.loadError} error={pictures.error} onRetry={() => void pictures.refetch()} />;
  }
  if (!pictures.data) return <ListSkeleton rows={2} />;
  const most = mostPictures(owner.kind);
  const isFull = pictures.data.length >= most;
  return (
    <>
      {isFull ? (
        most > 1 && <p className="text-sm text-muted">{words.full(most)}</p>
      ) : (
        <Add owner={owner} onFiles={add} />
      )}
      {pictures.data.length > 0 && (
        <PictureList owner={owner} pictures={pictures.data} onReplace={(id, files) => add(files.slice(0, 1), id)} />
      )}
      {uploads.length > 0 && (
        <ul className="divide-y divide-line">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
          ))}
        </ul>
      )}
    </>
  );
};

interface AddProps extends PicturesEditorProps {
  readonly onFiles: (files: readonly File[]) => void;
}

const Add = ({ owner, onFiles }: AddProps) => {
  const words = usePictureTexts();
  const id = useId();
  const several = mostPictures(owner.kind) > 1;
  return (
    <DropArea onFiles={(files) => onFiles(several ? files : files.slice(0, 1))}>
      <FileChoice
        look="button"
        icon={ImagePlus}
        label={several ? words.add : words.addOne}
        several={several}
        describedBy={id}
        onFiles={onFiles}
      />
      <p className="text-muted">{words.drop}</p>
      <p id={id} className="text-muted">
        {words.formats}
      </p>
      {several && <p className="text-muted">{words.coverHint}</p>}
    </DropArea>
  );
};

interface PictureListProps extends PicturesEditorProps {
  readonly pictures: readonly AdminPicture[];
  readonly onReplace: (id: string, files: readonly File[]) => void;
}

const PictureList = ({ owner, pictures, onReplace }: PictureListProps) => {
  const words = usePictureTexts();
  const order = useOrderPictures(owner);
  const remove = useDeletePicture(owner);
  const [edited, setEdited] = useState<string>();
  const { move, step, announced } = useListOrder({
    items: pictures,
    onOrder: (ids) => order.mutate(ids),
    announcementOf: ({ file_name: name }, place) => words.moved({ name, place, of: pictures.length }),
  });
  const list = useRef<HTMLUListElement>(null);
  const dragOf = useRowDrag(list, move);
  const open = pictures.find(({ id }) => id === edited);
  const askToDelete = async ({ id, file_name }: AdminPicture): Promise<void> => {
    const sure = await askConfirmation(words.removeConfirm(file_name), { confirm: words.delete, tone: 'danger' });
    if (sure) remove.mutate(id);
  };
  return (
    <>
      <ul ref={list} aria-label={words.list} className="divide-y divide-line">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            index={index}
            of={pictures.length}
            hasCover={mostPictures(owner.kind) > 1}
            {...dragOf(index)}
            onStep={(direction) => step(index, direction)}
            onEdit={() => setEdited(picture.id)}
            onReplace={(files) => onReplace(picture.id, files)}
            onDelete={() => void askToDelete(picture)}
          />
        ))}
      </ul>
      <output className="sr-only">{announced}</output>
      {open && <EditPicture owner={owner} picture={open} onClose={() => setEdited(undefined)} />}
    </>
  );
};
