import { X } from 'lucide-react';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { ModalDialog } from '#shared/web/dialog/modal-dialog.tsx';
import { LanguageSwitch } from '#shared/web/language-switch.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';
import { AccountName, LogoutButton, StudioPageLink } from './account.tsx';
import { Navigation } from './navigation.tsx';

/** The navigation on a narrow screen, with the contents of the header. */
export const Drawer = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(adminTexts);
  return (
    <ModalDialog
      light
      onDismiss={onClose}
      aria-label={t('nav.label')}
      className="m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] max-w-none animate-from-left bg-surface text-ink shadow-raised backdrop:bg-black/50"
    >
      <div className="flex min-h-full flex-col gap-4 p-3">
        <div className="flex items-center justify-between gap-2">
          <AccountName className="px-3" />
          <IconButton label={t('nav.close')} icon={X} size={20} onClick={onClose} />
        </div>
        <Navigation onNavigate={onClose} />
        <div className="mt-auto grid gap-2 border-t border-line pt-3">
          <StudioPageLink />
          <div className="flex items-center justify-between gap-2">
            <LogoutButton />
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </ModalDialog>
  );
};
