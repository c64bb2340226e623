import { textsHandle } from '../texts.tsx';
import type { SharedTexts } from './de.ts';

export const sharedTexts = textsHandle<SharedTexts>('shared');
