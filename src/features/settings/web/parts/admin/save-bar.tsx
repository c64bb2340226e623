import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { askConfirmation } from '#shared/web/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

interface SaveBarProps {
  readonly dirty: boolean;
  readonly busy: boolean;
  /** Why nothing can be saved as it is. */
  readonly obstacle?: string | undefined;
  readonly onDiscard: () => void;
}

/** Below a form, always in view: whether everything is saved, and the button that does it. Leaving unsaved asks first. */
export const SaveBar = ({ dirty, busy, obstacle, onDiscard }: SaveBarProps) => {
  const t = useTexts(settingsAdminTexts);
  useLeaveQuestion(dirty);
  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-ground px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 [@media(max-height:26rem)]:static">
      <div className="flex flex-wrap items-center gap-2">
        <output className={classNames('min-w-0 flex-1 basis-40', obstacle ? 'font-medium text-danger' : 'text-muted')}>
          {obstacle ?? t(dirty ? 'form.unsaved' : 'form.allSaved')}
        </output>
        {dirty && (
          <Button look="quiet" onClick={onDiscard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="submit" busy={busy} disabled={obstacle !== undefined}>
          {t('form.save')}
        </Button>
      </div>
    </div>
  );
};

const useLeaveQuestion = (dirty: boolean): void => {
  const t = useTexts(settingsAdminTexts);
  const { state, proceed, reset } = useBlocker(
    // Whoever's session has ended must get to the sign-in.
    ({ currentLocation: here, nextLocation: next }) =>
      dirty && here.pathname !== next.pathname && !next.pathname.startsWith('/admin/login'),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    const wording = { confirm: t('form.leaveYes'), cancel: t('form.leaveNo') };
    void askConfirmation(t('form.leave'), wording).then((yes) => (yes ? proceed() : reset()));
  }, [state, proceed, reset, t]);
};
