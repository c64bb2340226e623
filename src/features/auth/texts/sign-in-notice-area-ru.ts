import type { AllTexts } from '#shared/web/texts.tsx';
import { ru as signInNotice } from './sign-in-notice-ru.ts';

export const texts: AllTexts = { signInNotice };
