import { de as integrationsAdmin } from './admin-de.ts';

export const texts = { integrationsAdmin };
