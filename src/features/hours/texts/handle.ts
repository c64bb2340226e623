import { textsHandle } from '#shared/web/texts.tsx';
import type { HoursTexts } from './de.ts';

export const hoursTexts = textsHandle<HoursTexts>('hours');
