import { useId, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { sharedTexts } from '../texts/handle.ts';
import { useTexts } from '../texts.tsx';
import { ModalDialog } from './modal-dialog.tsx';

interface Question {
  readonly message: string;
  readonly title?: string | undefined;
  readonly confirm?: string | undefined;
  readonly cancel?: string | undefined;
  /** `danger` if confirming deletes or cancels something. */
  readonly tone?: 'normal' | 'danger' | undefined;
  readonly kind: 'alert' | 'confirm';
  readonly answer: (yes: boolean) => void;
}
type Wording = Partial<Pick<Question, 'title' | 'confirm' | 'cancel' | 'tone'>>;

/** Shows a message until it is acknowledged. Further messages wait in a queue. */
export const showAlert = async (message: string, wording: Wording = {}): Promise<void> => {
  await ask({ ...wording, message, kind: 'alert' });
};

/** Asks for confirmation before an irreversible action. Escape and cancel resolve to false. */
export const askConfirmation = (message: string, wording: Wording = {}): Promise<boolean> =>
  ask({ ...wording, message, kind: 'confirm' });

const ask = (question: Omit<Question, 'answer'>): Promise<boolean> =>
  new Promise((resolve) => {
    const asked: Question = {
      ...question,
      answer: (yes) => {
        change(waiting.filter((other) => other !== asked));
        resolve(yes);
      },
    };
    change([...waiting, asked]);
  });

let waiting: readonly Question[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly Question[]): void => {
  waiting = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly Question[] = [];

/** Renders the dialogs. Mounted once per application. */
export const Dialogs = () => {
  const [question] = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => none,
  );
  return question ? <QuestionDialog key={question.message} question={question} /> : null;
};

const QuestionDialog = ({ question }: { readonly question: Question }) => {
  const t = useTexts(sharedTexts);
  const id = useId();
  return (
    <ModalDialog
      role="alertdialog"
      aria-labelledby={question.title ? `${id}-title` : `${id}-message`}
      aria-describedby={`${id}-message`}
      onDismiss={() => question.answer(false)}
      className="card m-auto w-[min(28rem,calc(100vw-2rem))] animate-appear p-6 backdrop:bg-black/50"
    >
      {question.title && (
        <h2 id={`${id}-title`} className="mb-2 text-lg font-semibold">
          {question.title}
        </h2>
      )}
      <p id={`${id}-message`} className="break-words whitespace-pre-line">
        {question.message}
      </p>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {question.kind === 'confirm' && (
          <Button look="secondary" onClick={() => question.answer(false)}>
            {question.cancel ?? t('dialog.cancel')}
          </Button>
        )}
        <Button look={question.tone === 'danger' ? 'danger' : 'primary'} onClick={() => question.answer(true)}>
          {question.confirm ?? t(question.kind === 'alert' ? 'dialog.ok' : 'dialog.confirm')}
        </Button>
      </div>
    </ModalDialog>
  );
};
