import { de as reports } from './reports-de.ts';

export const texts = { reports };
