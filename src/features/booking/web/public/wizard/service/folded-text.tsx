import { useState } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';

/** Texts up to this many characters are shown in full: about five lines on a phone. */
const shortEnough = 200;

interface FoldedTextProps {
  readonly id: string;
  /** ID of the element that the text describes. */
  readonly of: string;
  readonly className?: string;
  readonly children: string;
}

/**
 * A text inside a card. A long one is cut to three lines until it is expanded, and shown in full without JavaScript.
 */
export const FoldedText = ({ id, of, className, children }: FoldedTextProps) => {
  const t = useTexts(wizardTexts);
  const [isOpen, setOpen] = useState(false);
  const isLong = children.length > shortEnough;
  // Not combined with `block`: both set `display`, and the later rule in the style sheet would win.
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
