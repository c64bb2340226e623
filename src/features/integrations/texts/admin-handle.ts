import { textsHandle } from '#shared/web/texts.tsx';
import type { IntegrationsAdminTexts } from './admin-de.ts';

export const integrationsAdminTexts = textsHandle<IntegrationsAdminTexts>('integrationsAdmin');
