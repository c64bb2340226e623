import { ExternalLink, LogOut } from 'lucide-react';
import { useAdministrator } from '#features/auth/web/admin/require-session.tsx';
import { signOut } from '#features/auth/web/parts/use-session.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';

/** The signed-in administrator. */
export const AccountName = ({ className }: { readonly className?: string }) => {
  const t = useTexts(adminTexts);
  const { full_name, email } = useAdministrator();
  return (
    <div className={classNames('min-w-0 leading-tight', className)}>
      <span className="sr-only">{t('header.account')} </span>
      <span className="block truncate text-sm font-semibold">{full_name}</span>
      <span className="block truncate text-xs text-muted">{email}</span>
    </div>
  );
};

export const LogoutButton = ({ className }: { readonly className?: string }) => {
  const t = useTexts(adminTexts);
  return (
    <button
      type="button"
      onClick={signOut}
      className={classNames(
        'inline-flex min-h-control cursor-pointer items-center gap-2 rounded-button px-3 font-medium text-muted transition duration-150 hover:bg-danger-soft hover:text-danger',
        className,
      )}
    >
      <LogOut size={18} aria-hidden="true" />
      {t('header.logout')}
    </button>
  );
};

/** A link to the public site. It loads a new document, so that no styles of the back office remain. */
export const StudioPageLink = () => {
  const t = useTexts(adminTexts);
  return (
    <a
      href="/"
      className="flex min-h-control items-center gap-3 rounded-button px-3 text-sm text-muted transition duration-150 hover:text-ink"
    >
      <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
      {t('header.studioPage')}
    </a>
  );
};
