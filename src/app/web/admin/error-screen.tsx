import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { usePageTitle } from '#shared/web/admin/use-page-title.ts';
import { Button } from '#shared/web/button.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { shouldReload } from './should-reload.ts';
import { adminTexts } from './texts/handle.ts';

/** Shown in place of a page that failed to render or load. */
export const ErrorScreen = () => {
  const t = useTexts(sharedTexts);
  const admin = useTexts(adminTexts);
  const error = useRouteError();
  usePageTitle(t('error.title'));
  // Evaluated once, however often React renders.
  const [reloads] = useState(() => shouldReload(error));
  useEffect(() => {
    if (reloads) location.reload();
  }, [reloads]);
  if (reloads) return null;
  return (
    <div role="alert">
      <EmptyState level="h1" title={t('error.unknown')} text={admin('error.text')}>
        <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
        {error instanceof Error && (
          <p className="mt-3 w-full font-mono text-xs break-words text-muted">{error.message}</p>
        )}
      </EmptyState>
    </div>
  );
};
