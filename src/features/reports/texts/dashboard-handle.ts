import { textsHandle } from '#shared/web/texts.tsx';
import type { DashboardTexts } from './dashboard-de.ts';

export const dashboardTexts = textsHandle<DashboardTexts>('dashboard');
