import { ImageOff, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DragHandle } from '#shared/web/admin/drag/drag-handle.tsx';
import { StepButtons } from '#shared/web/admin/drag/step-buttons.tsx';
import type { RowDrag } from '#shared/web/admin/drag/use-row-drag.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { Spinner } from '#shared/web/spinner.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { AdminPicture } from '../../../contract.ts';
import { altOf, pictureAddress } from '../../../domain/picture-address.ts';
import { FileChoice } from './file-choice.tsx';
import { usePictureTexts } from './use-picture-texts.ts';

export interface PictureRowProps extends RowDrag {
  readonly picture: AdminPicture;
  readonly index: number;
  /** How many pictures the owner has. */
  readonly of: number;
  /** Whether the first one is marked as the cover. */
  readonly hasCover: boolean;
  readonly onStep: (direction: 'up' | 'down') => void;
  readonly onEdit: () => void;
  readonly onReplace: (files: readonly File[]) => void;
  readonly onDelete: () => void;
}

/** A picture with what can be done to it. */
export const PictureRow = (props: PictureRowProps) => {
  const { picture, index, of, isDragged, edge, onStep, onEdit, onReplace, onDelete } = props;
  const words = usePictureTexts();
  const name = picture.file_name;
  return (
    <li
      data-place={index}
      className={classNames(
        'group flex flex-wrap gap-x-3 gap-y-2 py-3',
        isDragged && 'opacity-40',
        edge === 'before' && 'shadow-[0_-2px_0_var(--accent)]',
        edge === 'after' && 'shadow-[0_2px_0_var(--accent)]',
      )}
    >
      <PictureThumb picture={picture} />
      <div className="min-w-40 flex-1">
        <PictureFacts {...props} />
        <span className="-ml-2 flex flex-wrap items-center">
          {picture.shown && <IconButton label={words.edit(name)} icon={Pencil} onClick={onEdit} />}
          <FileChoice look="icon" label={words.replace(name)} icon={RefreshCw} onFiles={onReplace} />
          <IconButton label={words.remove(name)} icon={Trash2} onClick={onDelete} />
          {of > 1 && (
            <span className="ml-auto flex items-center pl-3">
              <StepButtons
                id={picture.id}
                index={index}
                last={index === of - 1}
                up={words.before(name)}
                down={words.after(name)}
                onStep={onStep}
              />
              <DragHandle />
            </span>
          )}
        </span>
      </div>
    </li>
  );
};

const PictureFacts = ({ picture, index, hasCover }: PictureRowProps) => {
  const words = usePictureTexts();
  const { language } = useLanguage();
  const { state, problem, shown, file_name } = picture;
  const alt = altOf(picture, language);
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {alt || file_name}
        {hasCover && index === 0 && (
          <span className="ml-2 rounded-full bg-accent-soft px-2 py-px text-sm font-normal whitespace-nowrap text-accent-text">
            {words.cover}
          </span>
        )}
      </p>
      <output className="block text-sm text-muted empty:hidden">
        {state === 'waiting' ? words.states.waiting : state === 'ready' && alt === '' ? words.altMissing : ''}
      </output>
      {problem && (
        <Refusal>
          {words.refusals[problem]} {shown && words.oldStays}
        </Refusal>
      )}
    </>
  );
};

const Refusal = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className="text-sm font-medium text-danger">
    {children}
  </p>
);

/** What is shown of a picture, cut as on a card. */
const PictureThumb = ({ picture: { shown, state, focus_x, focus_y } }: { readonly picture: AdminPicture }) => (
  <span className="grid aspect-3/2 w-28 shrink-0 place-items-center overflow-clip rounded-field bg-sunken text-muted sm:w-36">
    {shown ? (
      <img
        src={pictureAddress(shown.name, shown.widths[0] ?? shown.width, 'webp')}
        alt=""
        draggable={false}
        className="size-full object-cover"
        style={{ objectPosition: `${focus_x}% ${focus_y}%`, backgroundColor: shown.color }}
      />
    ) : state === 'waiting' ? (
      <Spinner />
    ) : (
      <ImageOff size={24} aria-hidden="true" />
    )}
  </span>
);
