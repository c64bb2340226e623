import { textsHandle } from '#shared/web/texts.tsx';
import type { AvailabilityTexts } from './de.ts';

export const availabilityTexts = textsHandle<AvailabilityTexts>('availability');
