import { textsHandle } from '#shared/web/texts.tsx';
import type { ServicesAdminTexts } from './admin-de.ts';

export const servicesAdminTexts = textsHandle<ServicesAdminTexts>('servicesAdmin');
