import { textsHandle } from '#shared/web/texts.tsx';
import type { SignInNoticeTexts } from './sign-in-notice-de.ts';

export const signInNoticeTexts = textsHandle<SignInNoticeTexts>('signInNotice');
