import { textsHandle } from '#shared/web/texts.tsx';
import type { PhotographersAdminTexts } from './admin-de.ts';

export const photographersAdminTexts = textsHandle<PhotographersAdminTexts>('photographersAdmin');
