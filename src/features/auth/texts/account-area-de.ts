import type { AllTexts } from '#shared/web/texts.tsx';
import { de as account } from './account-de.ts';
import { de as passkeys } from './passkeys-de.ts';

export const texts: AllTexts = { account, passkeys };
