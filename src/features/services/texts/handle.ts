import { textsHandle } from '#shared/web/texts.tsx';
import type { ServicesTexts } from './de.ts';

export const servicesTexts = textsHandle<ServicesTexts>('services');
