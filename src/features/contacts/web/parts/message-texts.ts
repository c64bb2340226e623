import { type Translate, textsHandle, translator, useLanguage } from '#shared/web/texts.tsx';
import { type MessageTexts, messageTexts } from '../../texts/message.ts';

const handle = textsHandle<MessageTexts>('message');

export const useMessageTexts = (): Translate<MessageTexts> =>
  translator({ message: messageTexts[useLanguage().language] }, handle);
