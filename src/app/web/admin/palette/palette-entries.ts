import type { LucideIcon } from 'lucide-react';
import {
  AppWindow,
  Cable,
  CalendarCog,
  CalendarPlus,
  ClipboardList,
  CreditCard,
  DoorOpen,
  ExternalLink,
  KeyRound,
  Languages,
  LogOut,
  Mail,
  Maximize,
  Palette,
  Scale,
  Send,
  ShieldCheck,
  Store,
  SunMoon,
} from 'lucide-react';
import { mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import { toggleTheme } from '#features/auth/web/parts/preferences.ts';
import { useShownTheme } from '#features/auth/web/parts/theme.ts';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import { signOut } from '#features/auth/web/parts/use-session.ts';
import { calendarTexts } from '#features/calendar/texts/handle.ts';
import { searchForm } from '#shared/kernel/text/search-form.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { sectionsOf } from '../sections.ts';
import { adminTexts } from '../texts/handle.ts';

/** An entry of the palette: opens an address of the back office, or runs an action. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly group: 'pages' | 'resources' | 'customers' | 'bookings' | 'actions';
  readonly icon: LucideIcon;
  /** The keyboard shortcut of the same action. */
  readonly keys?: string;
  readonly does: { readonly goTo: string } | { readonly run: () => void };
}

/** All fixed entries: every page that the role may open, and the actions of the header. */
export const usePaletteEntries = (onBook: () => void): readonly PaletteEntry[] => {
  const t = useTexts(adminTexts);
  const calendar = useTexts(calendarTexts);
  const { language, choose } = useLanguage();
  const theme = useShownTheme();
  const role = useRole();
  const page = (path: string, label: string, icon: LucideIcon): PaletteEntry => ({
    id: path,
    label,
    icon,
    group: 'pages',
    does: { goTo: path },
  });
  const action = (id: string, label: string, icon: LucideIcon, run: () => void): PaletteEntry => ({
    id,
    label,
    icon,
    group: 'actions',
    does: { run },
  });
  const pages = [
    ...sectionsOf(role).map(({ path, title, icon }) => page(path, t(title), icon)),
    ...(role === 'photographer' ? [] : [page('/admin/today', t('nav.today'), ClipboardList)]),
    page('/admin/kontakten/fullscreen', t('page.contactsBoard'), Maximize),
    page('/admin/calendar/settings', t('page.calendarSettings'), CalendarCog),
    page('/admin/resources', t('page.resources'), DoorOpen),
    page('/admin/company', t('page.company'), Store),
    page('/admin/payments', t('page.payments'), CreditCard),
    page('/admin/email', t('page.email'), Mail),
    page('/admin/legal', t('page.legal'), Scale),
    page('/admin/privacy', t('page.privacy'), ShieldCheck),
    page('/admin/account', t('page.account'), KeyRound),
    page('/admin/widget', t('page.widget'), AppWindow),
    page('/admin/outbox', t('page.outbox'), Send),
    page('/admin/integrations', t('page.integrations'), Cable),
    page('/admin/page-design', t('page.pageDesign'), Palette),
  ];
  return [
    ...pages.filter(({ id }) => mayOpen(role, id)),
    ...(role === 'owner' || role === 'desk'
      ? [{ ...action('book', calendar('calendar.create'), CalendarPlus, onBook), keys: 'Alt N' }]
      : []),
    action('theme', t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark'), SunMoon, toggleTheme),
    action('language', t('palette.otherLanguage'), Languages, () => void choose(language === 'de' ? 'ru' : 'de')),
    action('studio', t('header.studioPage'), ExternalLink, () => location.assign('/')),
    action('logout', t('header.logout'), LogOut, signOut),
  ];
};

/** The entries for which every word of the query is the beginning of one of their words. */
export const matching = (entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] => {
  const words = wordsOf(query);
  return entries.filter(({ label }) => {
    const parts = wordsOf(label);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
};

const wordsOf = (text: string): readonly string[] =>
  searchForm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
