import { textsHandle } from '#shared/web/texts.tsx';
import type { ImportTexts } from './import-de.ts';

export const importTexts = textsHandle<ImportTexts>('contactsImport');
