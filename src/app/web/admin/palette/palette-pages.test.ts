import { describe, expect, test } from 'vitest';
import { mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import { calendarTexts } from '#features/calendar/texts/handle.ts';
import type { Role } from '#shared/contract/role.ts';
import { type Language, languages } from '#shared/kernel/language.ts';
import { translator } from '#shared/web/texts.tsx';
import { adminRoutes } from '../admin-routes.ts';
import { adminTexts } from '../texts/handle.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { matching } from './palette-entry.ts';
import { palettePages } from './palette-pages.ts';

const roles: readonly Role[] = ['owner', 'desk', 'photographer', 'accountant'];
/** The pages without a session, and former addresses. */
const unlisted = new Set<string>(['/admin', '/admin/login', '/admin/buchungen', '/admin/company-settings']);
/** Pages of a photographer alone; the others have the same under another address. */
const ofPhotographer = '/admin/own-calendar';

const entriesOf = async (role: Role, language: Language) => {
  const texts = await loadTexts(language);
  return palettePages(role, language, translator(texts, adminTexts), translator(texts, calendarTexts));
};

describe.each(languages)('the palette, %s', (language) => {
  test.each(roles)('has every page that a role may open, and no other: %s (NAV-033)', async (role) => {
    const entries = await entriesOf(role, language);
    const paths = entries.flatMap(({ does }) => ('goTo' in does ? [does.goTo.split(/[?#]/)[0] ?? ''] : []));
    const open = adminRoutes.filter(
      (path) => !unlisted.has(path) && mayOpen(role, path) && (path !== ofPhotographer || role === 'photographer'),
    );
    expect(open.filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => !mayOpen(role, path))).toEqual([]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('every entry is found by its whole name, and by each word that it is also called (NAV-033)', async () => {
    const entries = await entriesOf('owner', language);
    for (const entry of entries) {
      expect(matching(entries, entry.label)).toContain(entry);
      for (const word of entry.also?.split(' ') ?? []) {
        if (word.length > 2) expect(matching(entries, word)).toContain(entry);
      }
    }
  });
});

describe('what people type', () => {
  test.each([
    ['krank', 'absence'],
    ['Urlaub', 'absence'],
    ['schließen', 'absence'],
    ['Warteliste', '/admin/calendar'],
    ['drucken', '/admin/today'],
    ['anbieten', '/admin/kontakten'],
    ['verschieben', 'moveDay'],
    ['Rechnung', '/admin/invoices'],
    ['Preis', '/admin/services'],
    ['Gutschein', '/admin/vouchers'],
    ['Newborn', '/admin/births'],
    ['Impressum', '/admin/legal'],
    ['smtp', '/admin/email?tab=reminders#versand'],
  ])('%s finds %s first', async (typed, id) => {
    expect(matching(await entriesOf('owner', 'de'), typed)[0]?.id).toBe(id);
  });

  test('few letters find names alone, and names stand before what is also called so', async () => {
    const entries = await entriesOf('owner', 'de');
    const labels = (query: string) => matching(entries, query).map(({ label }) => label);
    expect(labels('buc')).toEqual(['Buchungen']);
    expect(labels('ka')).toEqual(['Kalender', 'Kalendereinstellungen']);
    expect(labels('kalender').slice(0, 2)).toEqual(['Kalender', 'Kalendereinstellungen']);
    expect(labels('gut')[0]).toBe('Gutscheine');
  });
});
