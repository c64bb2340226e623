import type { Translate } from '#shared/web/texts.tsx';
import type { Urgency } from '../../../domain/urgency.ts';
import type { BoardTexts } from '../../../texts/board-de.ts';

/** The text of a badge. */
export const urgencyText = ({ reason, days }: Urgency, t: Translate<BoardTexts>): string =>
  reason === 'waits' || reason === 'in_progress' ? t(`urgency.${reason}`, days) : t(`urgency.${reason}`);
