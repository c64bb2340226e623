import { textsHandle } from '#shared/web/texts.tsx';
import type { SettingsAdminTexts } from './admin-de.ts';

export const settingsAdminTexts = textsHandle<SettingsAdminTexts>('settingsAdmin');
