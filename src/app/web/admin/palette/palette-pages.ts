import { CalendarClock, CalendarOff, CalendarX, ClipboardList, Maximize } from 'lucide-react';
import { mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import type { CalendarTexts } from '#features/calendar/texts/de.ts';
import { actionNames } from '#features/days/texts/action-names.ts';
import { hubTexts } from '#features/settings/texts/hub-texts.ts';
import { hubCards, hubGroups, mayFollow } from '#features/settings/web/parts/admin/hub-links.ts';
import type { Role } from '#shared/contract/role.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Translate } from '#shared/web/texts.tsx';
import { sectionsOf } from '../sections.ts';
import type { AdminTexts } from '../texts/admin-de.ts';
import { searchWords } from '../texts/search-words.ts';
import type { PaletteEntry } from './palette-entry.ts';

/**
 * The pages that a role may open, by the names of navigation and settings, and the actions that begin on a page. In a
 * file of its own: it is loaded when the palette is about to be opened.
 */
export const palettePages = (
  role: Role,
  language: Language,
  t: Translate<AdminTexts>,
  calendar: Translate<CalendarTexts>,
): readonly PaletteEntry[] => {
  const { cancel, move } = actionNames[language];
  const { sections, settings, ...actions } = searchWords[language];
  const page = (goTo: string, label: string, icon: PaletteEntry['icon'], also = ''): PaletteEntry => ({
    id: goTo,
    label,
    also,
    icon,
    group: 'pages',
    does: { goTo },
  });
  const action = (
    id: 'absence' | 'cancelDay' | 'moveDay',
    label: string,
    goTo: string,
    icon: PaletteEntry['icon'],
  ): PaletteEntry => ({
    id,
    label,
    also: actions[id],
    icon,
    group: 'actions',
    does: { goTo },
  });
  const hub = [...hubCards, ...hubGroups.flatMap(({ links }) => links)].filter((link) => mayFollow(role, link));
  const pages = [
    ...sectionsOf(role).map(({ path, title, icon }) => page(path, t(title), icon, sections[path])),
    // A section of its own for photographers.
    ...(role === 'photographer' ? [] : [page('/admin/today', t('nav.today'), ClipboardList, sections['/admin/today'])]),
    page('/admin/kontakten/fullscreen', t('page.contactsBoard'), Maximize),
    ...hub.map(({ to, icon, name }) =>
      page(to, name === 'calendar' ? calendar('calendar.settings') : hubTexts[language][name], icon, settings[name]),
    ),
  ].filter(({ id }) => mayOpen(role, id));
  const actionsOfCalendar = [
    action('absence', calendar('calendar.addTimeOff'), '/admin/calendar?open=absence', CalendarOff),
    action('moveDay', `${t('nav.today')}: ${move}`, '/admin/calendar?view=day&open=move-day', CalendarClock),
    action('cancelDay', `${t('nav.today')}: ${cancel}`, '/admin/calendar?view=day&open=cancel-day', CalendarX),
  ];
  return [...pages, ...(mayOpen(role, '/admin/calendar') ? actionsOfCalendar : [])];
};
