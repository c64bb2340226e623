import { ru as reports } from './reports-ru.ts';

export const texts = { reports };
