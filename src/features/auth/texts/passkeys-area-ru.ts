import type { AllTexts } from '#shared/web/texts.tsx';
import { ru as passkeys } from './passkeys-ru.ts';

export const texts: AllTexts = { passkeys };
