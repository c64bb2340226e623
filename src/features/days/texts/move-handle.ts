import { textsHandle } from '#shared/web/texts.tsx';
import type { DayMoveTexts } from './move-de.ts';

/** Texts for moving the sessions of a day. */
export const dayMoveTexts = textsHandle<DayMoveTexts>('dayMove');
