import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { usePageTitle } from '#shared/web/admin/use-page-title.ts';
import { Button } from '#shared/web/button.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
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

const reloadedKey = 'reloaded_for';
/** The error messages of Chromium, Firefox and Safari for a missing file of the application. */
const missingFile = /dynamically imported module|importing a module script|preload css/i;

/**
 * Whether a failed page should be reloaded: after an update, a tab that was open before requests files that no longer
 * exist. Returns true once per file, so that a file missing for another reason does not cause a reload loop.
 */
const shouldReload = (error: unknown): boolean => {
  if (!(error instanceof Error) || !missingFile.test(error.message)) return false;
  try {
    if (sessionStorage.getItem(reloadedKey) === error.message) return false;
    sessionStorage.setItem(reloadedKey, error.message);
    return true;
  } catch {
    // Without storage nobody knows whether this is the second time; the screen has a button that reloads.
    return false;
  }
};
