import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The name of what could not be loaded. */
  readonly failure: string;
  /** The message to show in place of the error's own. */
  readonly reason?: (error: Error) => string;
  readonly children: (data: Data) => ReactNode;
}

/** A settings form once its values are loaded: a skeleton before, an error message after a failure. */
export const Loaded = <Data,>({ query, failure, reason, children }: LoadedProps<Data>) => {
  const t = useTexts(sharedTexts);
  const message = useErrorMessage();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorBox title={failure} message={(reason ?? message)(query.error)}>
        <Button look="secondary" onClick={() => void query.refetch()}>
          {t('error.retry')}
        </Button>
      </ErrorBox>
    );
  }
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-52" />
      <Skeleton className="h-40" />
    </Loading>
  );
};
