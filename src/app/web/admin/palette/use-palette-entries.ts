import type { LucideIcon } from 'lucide-react';
import { CalendarPlus, ExternalLink, Languages, LogOut, SunMoon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toggleTheme } from '#features/auth/web/parts/preferences.ts';
import { useShownTheme } from '#features/auth/web/parts/theme.ts';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import { signOut } from '#features/auth/web/parts/use-session.ts';
import { calendarTexts } from '#features/calendar/texts/handle.ts';
import { laterCode } from '#shared/web/call/later-code.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { palettePages } from './palette-pages.ts';

const pagesCode = laterCode(() => import('./palette-pages.ts'));

/** Loads what the palette shows, when it is about to be opened. */
export const preparePalette = (): void => void pagesCode.load().catch(() => undefined);

/** The pages and the actions of pages; undefined until they have been loaded. */
const usePages = (): { readonly pages: readonly PaletteEntry[] | undefined; readonly hasFailed: boolean } => {
  const t = useTexts(adminTexts);
  const calendar = useTexts(calendarTexts);
  const { language } = useLanguage();
  const role = useRole();
  const [code, setCode] = useState<{ readonly palettePages: typeof palettePages } | undefined>(pagesCode.arrived);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void pagesCode.load().then(setCode, () => setFailed(true));
  }, []);
  return { pages: code?.palettePages(role, language, t, calendar), hasFailed };
};

/**
 * All fixed entries: every page that the role may open, and the actions of pages and of the header. The pages come a moment
 * later.
 */
export const usePaletteEntries = (
  onBook: () => void,
): { readonly entries: readonly PaletteEntry[]; readonly isLoading: boolean; readonly hasFailed: boolean } => {
  const t = useTexts(adminTexts);
  const calendar = useTexts(calendarTexts);
  const { language, choose } = useLanguage();
  const theme = useShownTheme();
  const role = useRole();
  const { pages, hasFailed } = usePages();
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
  return { entries, isLoading: pages === undefined && !hasFailed, hasFailed };
};
