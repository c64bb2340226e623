import { textsHandle } from '../../texts.tsx';
import type { AdminPartTexts } from './de.ts';

export const adminPartTexts = textsHandle<AdminPartTexts>('adminParts');
