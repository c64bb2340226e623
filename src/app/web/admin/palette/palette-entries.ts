import type { LucideIcon } from 'lucide-react';
import { CalendarPlus, ExternalLink, Languages, LogOut, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toggleTheme } from '#features/auth/web/parts/preferences.ts';
import { useShownTheme } from '#features/auth/web/parts/theme.ts';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import { signOut } from '#features/auth/web/parts/use-session.ts';
import { calendarTexts } from '#features/calendar/texts/handle.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { palettePages } from './palette-pages.ts';

const loadPages = () => import('./palette-pages.ts');

/** Loads what the palette shows, when it is about to be opened. */
export const preparePalette = (): void => void loadPages().catch(() => undefined);

/** The pages and the actions of pages; undefined until they are loaded, or cannot be. */
const usePages = (): readonly PaletteEntry[] | undefined => {
  const t = useTexts(adminTexts);
  const { language } = useLanguage();
  const role = useRole();
  const [pagesOf, setPagesOf] = useState<typeof palettePages>();
  useEffect(() => {
    const keep = (found: typeof pagesOf): void => setPagesOf(() => found);
    // Without a network the navigation remains.
    void loadPages().then(
      (loaded) => keep(loaded.palettePages),
      () => keep(() => []),
    );
  }, []);
  return pagesOf?.(role, language, t);
};

/**
 * All fixed entries: every page that the role may open, and the actions of pages and of the header. The pages come a moment
 * later.
 */
export const usePaletteEntries = (
  onBook: () => void,
): { readonly entries: readonly PaletteEntry[]; readonly isLoading: boolean } => {
  const t = useTexts(adminTexts);
  const calendar = useTexts(calendarTexts);
  const { language, choose } = useLanguage();
  const theme = useShownTheme();
  const role = useRole();
  const pages = usePages();
  const action = (id: string, label: string, icon: LucideIcon, run: () => void): PaletteEntry => ({
    id,
    label,
    icon,
    group: 'actions',
    does: { run },
  });
  const entries = [
    ...(role === 'owner' || role === 'desk'
      ? [{ ...action('book', calendar('calendar.create'), CalendarPlus, onBook), keys: 'Alt N' }]
      : []),
    ...(pages ?? []),
    action('theme', t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark'), SunMoon, toggleTheme),
    action('language', t('palette.otherLanguage'), Languages, () => void choose(language === 'de' ? 'ru' : 'de')),
    action('studio', t('header.studioPage'), ExternalLink, () => location.assign('/')),
    action('logout', t('header.logout'), LogOut, signOut),
  ];
  return { entries, isLoading: pages === undefined };
};
