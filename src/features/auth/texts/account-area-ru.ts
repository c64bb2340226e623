import type { AllTexts } from '#shared/web/texts.tsx';
import { ru as account } from './account-ru.ts';
import { ru as passkeys } from './passkeys-ru.ts';

export const texts: AllTexts = { account, passkeys };
