import { textsHandle } from '#shared/web/texts.tsx';
import type { SettingsTexts } from './de.ts';

export const settingsTexts = textsHandle<SettingsTexts>('settings');
