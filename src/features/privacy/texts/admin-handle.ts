import { textsHandle } from '#shared/web/texts.tsx';
import type { PrivacyAdminTexts } from './admin-de.ts';

export const privacyAdminTexts = textsHandle<PrivacyAdminTexts>('privacyAdmin');
