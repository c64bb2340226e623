import { useState } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../texts/wizard-handle.ts';

/** Texts up to so many characters are shown whole: about five lines on a phone. */
const shortEnough = 200;

interface FoldedTextProps {
  readonly id: string;
  /** The id of what the text tells about. */
  readonly of: string;
  readonly className?: string;
  readonly children: string;
}

/** A text inside a card; a long one in three lines until the rest is asked for, and whole where no script runs. */
export const FoldedText = ({ id, of, className, children }: FoldedTextProps) => {
  const t = useTexts(wizardTexts);
  const [isOpen, setOpen] = useState(false);
  const isLong = children.length > shortEnough;
  // Not beside `block`: both say how it is displayed, and the later rule of the style sheet would win.
  const shape = isLong && !isOpen ? 'line-clamp-3 noscript:line-clamp-none' : 'block';
  return (
    <span className={classNames('block', className)}>
      <span id={id} className={classNames('break-words hyphens-auto text-muted', shape)}>
        {children}
      </span>
      {isLong && (
        <button
          type="button"
          id={`${id}-more`}
          aria-expanded={isOpen}
          aria-labelledby={`${id}-more ${of}`}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent-text underline underline-offset-4 noscript:hidden"
        >
          {t(isOpen ? 'text.less' : 'text.more')}
        </button>
      )}
    </span>
  );
};
