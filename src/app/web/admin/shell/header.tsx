import { Menu, Search } from 'lucide-react';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { LanguageSwitch } from '#shared/web/language-switch.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { preparePalette } from '../palette/use-palette-entries.ts';
import { adminTexts } from '../texts/handle.ts';
import { AccountName, LogoutButton } from './account.tsx';
import { CompanyMark } from './company-mark.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface HeaderProps {
  readonly onMenu: () => void;
  readonly onPalette: () => void;
}

/** The header: the studio, the signed-in administrator, and the actions available everywhere. */
export const Header = ({ onMenu, onPalette }: HeaderProps) => {
  const t = useTexts(adminTexts);
  return (
    <header className="sticky top-0 z-30 col-span-full flex h-14 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4 print:hidden [@media(max-height:26rem)]:static">
      <IconButton label={t('nav.open')} icon={Menu} size={20} onClick={onMenu} className="lg:hidden" />
      <div className="mr-auto flex min-w-0 lg:w-56 lg:shrink-0 lg:px-1">
        <CompanyMark />
      </div>
      <PaletteButton onClick={onPalette} />
      <div className="hidden sm:block">
        <LanguageSwitch />
      </div>
      <ThemeToggle />
      <div className="hidden items-center gap-1 lg:flex">
        <AccountName className="max-w-52 border-l border-line py-1 pr-1 pl-4" />
        <LogoutButton />
      </div>
    </header>
  );
};

const PaletteButton = ({ onClick }: { readonly onClick: () => void }) => {
  const t = useTexts(adminTexts);
  return (
    <>
      <button
        type="button"
        onClick={onClick}
        onPointerEnter={preparePalette}
        aria-keyshortcuts="Control+K Meta+K"
        className="mr-auto hidden min-h-control w-72 cursor-pointer items-center gap-2 rounded-button border border-line bg-ground px-3 text-left text-muted transition duration-150 hover:border-control md:flex"
      >
        <Search size={16} aria-hidden="true" />
        <span className="flex-1">{t('palette.open')}</span>
        <kbd aria-hidden="true" className="rounded border border-line bg-surface px-1.5 font-sans text-xs">
          {isMac ? '⌘K' : t('palette.keys')}
        </kbd>
      </button>
      <IconButton label={t('palette.open')} icon={Search} size={20} onClick={onClick} className="md:hidden" />
    </>
  );
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
