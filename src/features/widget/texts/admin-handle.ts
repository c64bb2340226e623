import { textsHandle } from '#shared/web/texts.tsx';
import type { WidgetAdminTexts } from './admin-de.ts';

export const widgetAdminTexts = textsHandle<WidgetAdminTexts>('widgetAdmin');
