import { textsHandle } from '#shared/web/texts.tsx';
import type { ReportsTexts } from './reports-de.ts';

export const reportsTexts = textsHandle<ReportsTexts>('reports');
