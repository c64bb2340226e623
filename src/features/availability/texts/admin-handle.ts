import { textsHandle } from '#shared/web/texts.tsx';
import type { AvailabilityAdminTexts } from './admin-de.ts';

export const availabilityAdminTexts = textsHandle<AvailabilityAdminTexts>('availabilityAdmin');
