import { Button } from '../button.tsx';
import { ErrorBox } from '../call/error-box.tsx';
import { useErrorMessage } from '../call/error-message.ts';
import { sharedTexts } from '../texts/handle.ts';
import { useTexts } from '../texts.tsx';

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of content that could not be loaded: what, why, and a button to retry. */
export const LoadFailure = ({ title, error, onRetry }: LoadFailureProps) => {
  const t = useTexts(sharedTexts);
  const message = useErrorMessage();
  return (
    <ErrorBox title={title} message={message(error)}>
      <Button look="secondary" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </ErrorBox>
  );
};
