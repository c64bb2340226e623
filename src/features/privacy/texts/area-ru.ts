import { ru as privacyAdmin } from './admin-ru.ts';

export const texts = { privacyAdmin };
