import { textsHandle } from '#shared/web/texts.tsx';
import type { AuthTexts } from './de.ts';

export const authTexts = textsHandle<AuthTexts>('auth');
