import { textsHandle } from '#shared/web/texts.tsx';
import type { EmailAdminTexts } from './admin-de.ts';

export const emailAdminTexts = textsHandle<EmailAdminTexts>('emailAdmin');
