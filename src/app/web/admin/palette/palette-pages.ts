import { CalendarClock, CalendarOff, CalendarX, ClipboardList, Maximize } from 'lucide-react';
import { mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import { hubTexts } from '#features/settings/texts/hub-texts.ts';
import { hubCards, hubGroups } from '#features/settings/web/parts/admin/hub-links.ts';
import type { Role } from '#shared/contract/role.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Translate } from '#shared/web/texts.tsx';
import { sectionsOf } from '../sections.ts';
import type { AdminTexts } from '../texts/admin-de.ts';
import { paletteNames } from '../texts/palette-names.ts';
import { searchWords } from '../texts/search-words.ts';
import type { PaletteEntry } from './palette-entry.ts';

/**
 * The pages that a role may open, by the names of navigation and settings, and the actions that begin on a page. In a
 * file of its own: it is loaded when the palette is about to be opened.
 */
export const palettePages = (role: Role, language: Language, t: Translate<AdminTexts>): readonly PaletteEntry[] => {
  const names = paletteNames[language];
  const { sections, settings, ...actions } = searchWords[language];
  const page = (goTo: string, label: string, icon: PaletteEntry['icon'], also = ''): PaletteEntry => ({
    id: goTo,
    label,
    also,
    icon,
    group: 'pages',
    does: { goTo },
  });
  const action = (id: 'absence' | 'cancelDay' | 'moveDay', goTo: string, icon: PaletteEntry['icon']): PaletteEntry => ({
    id,
    label: names[id],
    also: actions[id],
    icon,
    group: 'actions',
    does: { goTo },
  });
  const shownSections = sectionsOf(role);
  const isSection = (path: string): boolean => shownSections.some((section) => section.path === path);
  const hub = [...hubCards, ...hubGroups.flatMap(({ links }) => links)];
  const pages = [
    ...shownSections.map(({ path, title, icon }) => page(path, t(title), icon, sections[path])),
    ...(isSection('/admin/today') ? [] : [page('/admin/today', names.today, ClipboardList, sections['/admin/today'])]),
    page('/admin/kontakten/fullscreen', names.contactsBoard, Maximize),
    ...hub.map(({ to, icon, name }) =>
      page(to, name === 'calendar' ? names.calendarSettings : hubTexts[language][name], icon, settings[name]),
    ),
  ].filter(({ id }) => mayOpen(role, id) && (role === 'owner' || id !== setup));
  const calendar = [
    action('absence', '/admin/calendar?open=absence', CalendarOff),
    action('moveDay', '/admin/calendar?view=day&open=move-day', CalendarClock),
    action('cancelDay', '/admin/calendar?view=day&open=cancel-day', CalendarX),
  ];
  return [...pages, ...(mayOpen(role, '/admin/calendar') ? calendar : [])];
};

/** The first steps are the owner's. */
const setup = '/admin/dashboard?setup';
