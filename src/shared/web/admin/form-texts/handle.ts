import { textsHandle } from '../../texts.tsx';
import type { FormTexts } from './de.ts';

export const formTexts = textsHandle<FormTexts>('form');
