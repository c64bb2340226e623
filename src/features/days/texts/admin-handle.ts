import { textsHandle } from '#shared/web/texts.tsx';
import type { DaysAdminTexts } from './admin-de.ts';

export const daysAdminTexts = textsHandle<DaysAdminTexts>('daysAdmin');
