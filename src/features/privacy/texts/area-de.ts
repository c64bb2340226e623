import { de as privacyAdmin } from './admin-de.ts';

export const texts = { privacyAdmin };
