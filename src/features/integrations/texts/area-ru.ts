import { ru as integrationsAdmin } from './admin-ru.ts';

export const texts = { integrationsAdmin };
