import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { OutboxMessage } from '../../../outbox-contract.ts';
import { emailAdminTexts } from '../../../texts/admin-handle.ts';
import { useGiveUp, useSendAgain } from './use-outbox.ts';

/** Sends a message again or gives it up; `done` is called after either. */
export const useMessageActions = (done: () => void) => {
  const t = useTexts(emailAdminTexts);
  const words = useErrorMessage();
  const [again, away] = [useSendAgain(), useGiveUp()];
  const failed = (error: unknown): void => {
    const text = error instanceof CallError && error.status === 409 ? t('message.beingSent') : words(error);
    void showAlert(text, { title: t('message.changeError') });
  };
  const settled = (toast: string) => ({
    onSuccess: () => {
      showToast(toast, 'success');
      done();
    },
    onError: failed,
  });
  return {
    busy: again.isPending || away.isPending,
    sendAgain: async (message: OutboxMessage): Promise<void> => {
      const question = t('message.resendQuestion', message.to_address);
      const sure = message.status !== 'sent' || (await askConfirmation(question, { confirm: t('message.sendAgain') }));
      if (sure) again.mutate(message.id, settled(t('message.queued')));
    },
    giveUp: async (message: OutboxMessage): Promise<void> => {
      const sure = await askConfirmation(t('message.giveUpQuestion'), {
        confirm: t('message.giveUp'),
        cancel: t('message.keep'),
        tone: 'danger',
      });
      if (sure) away.mutate(message.id, settled(t('message.givenUp')));
    },
  };
};
