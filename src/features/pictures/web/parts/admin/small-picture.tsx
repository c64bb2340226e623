import { pictureAddress, type ShownPicture } from '../../../domain/picture-address.ts';

/** A picture in a row of a list, beside the name of what it shows. */
export const SmallPicture = ({
  picture: { name, widths, width, color, focus_x, focus_y },
}: {
  readonly picture: ShownPicture;
}) => (
  <img
    src={pictureAddress(name, widths[0] ?? width, 'webp')}
    alt=""
    draggable={false}
    loading="lazy"
    className="mb-2 aspect-3/2 w-24 rounded-field object-cover"
    style={{ objectPosition: `${focus_x}% ${focus_y}%`, backgroundColor: color }}
  />
);
