import { Clock } from 'lucide-react';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Urgency, UrgencyTone } from '../../../domain/urgency.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { urgencyText } from './urgency-text.ts';

const tones: Record<UrgencyTone, string> = {
  yellow: 'bg-yellow-100 text-yellow-900 dark:bg-yellow-300/15 dark:text-yellow-200',
  orange: 'bg-orange-100 text-orange-900 dark:bg-orange-400/20 dark:text-orange-200',
  red: 'bg-red-100 text-red-900 dark:bg-red-400/20 dark:text-red-200',
  purple: 'bg-purple-100 text-purple-900 dark:bg-purple-400/20 dark:text-purple-200',
};

/** States in words and colour that a contact is overdue. */
export const UrgencyBadge = ({ urgency }: { readonly urgency: Urgency }) => {
  const t = useTexts(boardTexts);
  return (
    <span
      data-urgency={urgency.tone}
      className={classNames(
        'inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-sm leading-tight font-medium',
        tones[urgency.tone],
      )}
    >
      <Clock className="size-3.5 shrink-0" aria-hidden="true" />
      {urgencyText(urgency, t)}
    </span>
  );
};
