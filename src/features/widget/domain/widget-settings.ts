import { embeddingOrigin } from './embedding-origin.ts';

/** The group `widget` of the settings: which websites may show the wizard in a frame. */
export interface WidgetSettings {
  readonly origins: readonly string[];
}

/** Parses the stored group; missing or invalid data allows no website. */
export const widgetSettingsFrom = (stored: unknown): WidgetSettings => {
  const { origins } = (typeof stored === 'object' && stored !== null ? stored : {}) as { origins?: unknown };
  if (!Array.isArray(origins)) return { origins: [] };
  return { origins: origins.filter((origin) => typeof origin === 'string' && embeddingOrigin(origin) === origin) };
};
