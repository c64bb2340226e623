import { textsHandle } from '#shared/web/texts.tsx';
import type { AccountTexts } from './account-de.ts';

export const accountTexts = textsHandle<AccountTexts>('account');
