import type { ReactNode } from 'react';
import { Component } from 'react';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Shows the unknown-error text if a page fails to render. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

const Failed = () => {
  const t = useTexts(sharedTexts);
  return (
    <PageFrame title={t('error.title')}>
      <Card role="alert">
        <p className="text-lg">{t('error.unknown')}</p>
        <p className="mt-6">
          <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
        </p>
      </Card>
    </PageFrame>
  );
};
