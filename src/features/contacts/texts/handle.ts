import { textsHandle } from '#shared/web/texts.tsx';
import type { ContactsTexts } from './de.ts';

export const contactsTexts = textsHandle<ContactsTexts>('contacts');
