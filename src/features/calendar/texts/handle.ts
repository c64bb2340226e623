import { textsHandle } from '#shared/web/texts.tsx';
import type { CalendarTexts } from './de.ts';

export const calendarTexts = textsHandle<CalendarTexts>('calendar');
