import { textsHandle } from '#shared/web/texts.tsx';
import type { BoardTexts } from './board-de.ts';

export const boardTexts = textsHandle<BoardTexts>('contactsBoard');
