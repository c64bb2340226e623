import { ImageOff } from 'lucide-react';
import { Spinner } from '#shared/web/spinner.tsx';
import type { AdminPicture } from '../../../contract.ts';
import { pictureAddress } from '../../../domain/picture-address.ts';

/** What is shown of a picture, cut as on a card. */
export const PictureThumb = ({ picture: { shown, state, focus_x, focus_y } }: { readonly picture: AdminPicture }) => (
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
