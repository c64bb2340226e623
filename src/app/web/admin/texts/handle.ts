import { textsHandle } from '#shared/web/texts.tsx';
import type { AdminTexts } from './admin-de.ts';

export const adminTexts = textsHandle<AdminTexts>('admin');
