import { classNames } from '#shared/web/class-names.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { altOf, focusSteps, pictureAddress, type ShownPicture, sourceSet } from '../../../domain/picture-address.ts';

export interface PictureProps {
  readonly picture: ShownPicture;
  /** The width at which it is shown, as in the attribute `sizes`. */
  readonly sizes: string;
  /** The widest file that is worth loading here, in pixels. */
  readonly most?: number;
  /** On the first screen: loaded at once, before other pictures. */
  readonly first?: boolean;
  /** Whether the text beside it says the same, so that screen readers skip it. */
  readonly decorative?: boolean;
  /** The shape of the box that the picture fills. */
  readonly className: string;
}

/**
 * A picture that fills a box and keeps its focus in view. Until it has loaded the box has its colour. No style
 * attributes, which the content policy of pages refuses: the colour is that of a drawing behind it, and the focus selects
 * a rule of the style sheet.
 */
export const ShownPictureBox = ({ picture, sizes, most = 960, first, decorative, className }: PictureProps) => {
  const { language } = useLanguage();
  const [x, y] = focusSteps(picture);
  const { name, widths, width, height, color } = picture;
  return (
    <span className={classNames('relative block overflow-clip', className)}>
      <svg aria-hidden="true" className="absolute size-full">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={sourceSet(picture, 'avif', most)} sizes={sizes} />
        <img
          src={pictureAddress(name, widths[0] ?? width, 'webp')}
          srcSet={sourceSet(picture, 'webp', most)}
          sizes={sizes}
          width={width}
          height={height}
          alt={decorative ? '' : altOf(picture, language)}
          loading={first ? 'eager' : 'lazy'}
          {...(first && { fetchPriority: 'high' as const })}
          decoding="async"
          data-x={x}
          data-y={y}
          className="focused absolute size-full object-cover"
        />
      </picture>
    </span>
  );
};
