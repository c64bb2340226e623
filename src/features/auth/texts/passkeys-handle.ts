import { textsHandle } from '#shared/web/texts.tsx';
import type { PasskeyTexts } from './passkeys-de.ts';

export const passkeyTexts = textsHandle<PasskeyTexts>('passkeys');
