import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { PersonView } from '../../../team-contract.ts';
import { type TeamTexts, teamTexts } from '../../../texts/team-texts.ts';
import { useTeamAction } from './use-team.ts';
import { useTeamFailure } from './use-team-failure.ts';

/** The actions on a person: each asks first where it takes something away, and tells how it ended. */
export const usePersonActions = (person: PersonView) => {
  const { id, full_name: name, email } = person;
  const words = teamTexts[useLanguage().language];
  const failure = useTeamFailure();
  const again = useTeamAction('invite-again');
  const remove = useTeamAction('remove-invitation');
  const deactivate = useTeamAction('deactivate');
  const reactivate = useTeamAction('reactivate');
  const run = (action: ReturnType<typeof useTeamAction>, done: string): void =>
    action.mutate(id, {
      onSuccess: () => showToast(done, 'success'),
      onError: (error) => {
        const text = failure(error);
        if (text !== undefined) void showAlert(text, { title: words.failed });
      },
    });
  const asked = async (question: string, title: string, confirm: string): Promise<boolean> =>
    askConfirmation(question, { title, confirm, tone: 'danger' });
  return {
    again: () => run(again, words.againDone(email)),
    remove: async () => {
      if (await asked(words.removeQuestion, words.remove(name), words.removeConfirm)) run(remove, words.removed);
    },
    deactivate: async () => {
      const question = consequences(person, words);
      if (await asked(question, words.deactivate(name), words.deactivateConfirm)) {
        run(deactivate, words.deactivated(name));
      }
    },
    reactivate: () => run(reactivate, words.reactivated(name)),
  };
};

const consequences = ({ is_self, api_keys, photographer_id }: PersonView, words: TeamTexts): string =>
  [
    is_self ? words.deactivateSelf : words.deactivateQuestion,
    ...(api_keys > 0 ? [words.deactivateKeys(api_keys)] : []),
    ...(photographer_id === null ? [] : [words.deactivateFeed]),
  ].join(' ');
