import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/error-box.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../texts/wizard-handle.ts';

/** The code of a step did not arrive; everything chosen is still there. */
export class StepMissing extends Error {
  override readonly name = 'StepMissing';
}

interface StepBoundaryProps {
  /** Asks for the code again; undefined: what is missing here can be done without. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Offers another try in place of a step whose code did not arrive. Any other failure is the page's. */
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
