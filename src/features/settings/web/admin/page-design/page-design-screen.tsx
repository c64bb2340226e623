import { RotateCcw } from 'lucide-react';
import { HomePictureButton } from '#features/pictures/web/parts/admin/home-picture-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { Loaded } from '../../parts/admin/loaded.tsx';
import { SettingsPage } from '../../parts/admin/settings-page.tsx';
import { DesignTabs } from './design-tabs.tsx';
import { usePageDesign, useResetDesign } from './use-page-design.ts';

/** The screen for the appearance of the public pages. */
export const PageDesignScreen = () => {
  const t = useTexts(settingsAdminTexts);
  const design = usePageDesign();
  const reset = useResetDesign();
  const ask = async (): Promise<void> => {
    if (!(await askConfirmation(t('design.resetConfirm'), { confirm: t('design.reset'), tone: 'danger' }))) return;
    reset.mutate(undefined, {
      onSuccess: () => showToast(t('design.resetDone'), 'success'),
      onError: () => void showAlert(t('design.resetFailed'), { title: t('design.notReset') }),
    });
  };
  return (
    <SettingsPage
      title={t('design.title')}
      subtitle={t('design.subtitle')}
      wide
      actions={
        <>
          <HomePictureButton />
          <Button look="secondary" busy={reset.isPending} onClick={() => void ask()}>
            <RotateCcw size={16} aria-hidden="true" />
            {t('design.reset')}
          </Button>
        </>
      }
    >
      <Loaded query={design} failure={t('design.loadError')} reason={() => t('design.fetchFailed')}>
        {/* A reset remounts the form: unsaved input is discarded. */}
        {(stored) => <DesignTabs key={reset.submittedAt} stored={stored} />}
      </Loaded>
    </SettingsPage>
  );
};
