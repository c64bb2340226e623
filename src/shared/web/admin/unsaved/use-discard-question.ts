import { useCallback } from 'react';
import { askConfirmation } from '../../dialog/dialogs.tsx';
import { useTexts } from '../../texts.tsx';
import { formTexts } from '../form-texts/handle.ts';

let asked: Promise<boolean> | undefined;

/** Asks whether unsaved changes may be discarded. Simultaneous calls show one question. */
export const useDiscardQuestion = (): (() => Promise<boolean>) => {
  const t = useTexts(formTexts);
  return useCallback(() => {
    asked ??= askConfirmation(t('form.discard.question'), {
      confirm: t('form.discard.yes'),
      cancel: t('form.discard.no'),
      tone: 'danger',
    }).finally(() => {
      asked = undefined;
    });
    return asked;
  }, [t]);
};
