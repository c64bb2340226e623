import type { AllTexts } from '#shared/web/texts.tsx';
import { de as signInNotice } from './sign-in-notice-de.ts';

export const texts: AllTexts = { signInNotice };
