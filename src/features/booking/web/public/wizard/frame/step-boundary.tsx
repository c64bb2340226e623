import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';

/** The code of a step failed to load; the choices are kept. */
export class StepMissing extends Error {
  override readonly name = 'StepMissing';
}

interface StepBoundaryProps {
  /** Loads the code again; undefined: the children are optional and nothing is shown instead. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Offers a retry in place of a step whose code failed to load. Any other error is rethrown to the page. */
export class StepBoundary extends Component<StepBoundaryProps, { readonly error: unknown }> {
  override readonly state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state as { readonly error: unknown };
    const { onRetry, children } = this.props;
    if (error === undefined) return children;
    if (!(error instanceof StepMissing)) throw error;
    return onRetry && <StepProblem onRetry={() => (onRetry(), this.setState({ error: undefined }))} />;
  }
}

const StepProblem = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTexts(wizardTexts);
  const shared = useTexts(sharedTexts);
  return (
    <ErrorBox title={t('step.error')} message={t('confirmation.kept')}>
      <Button look="secondary" onClick={onRetry}>
        {shared('error.retry')}
      </Button>
    </ErrorBox>
  );
};
