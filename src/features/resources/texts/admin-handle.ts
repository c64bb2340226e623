import { textsHandle } from '#shared/web/texts.tsx';
import type { ResourcesAdminTexts } from './admin-de.ts';

export const resourcesAdminTexts = textsHandle<ResourcesAdminTexts>('resourcesAdmin');
