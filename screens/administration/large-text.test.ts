import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { legalKinds } from '#features/settings/domain/legal/legal-kinds.ts';
import { legalMarkup } from '#features/settings/domain/legal/legal-markup.ts';
import { legalTemplate } from '#features/settings/texts/legal/legal-texts.ts';
import { bookingOf } from '../support/bookings.ts';
import { calendarOf } from '../support/calendar.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

/** Of each kind one: figures, lists, a calendar, a day, links, forms. */
const screens = [
  'dashboard',
  'today',
  'bookings',
  'calendar',
  'services',
  'photographers',
  'reports',
  'settings',
  'company',
  'account',
  'legal',
];

/** The templates as the server fills them. */
const company = first['GET /api/company/info'];
const facts = { ...company, cancel_window_hours: 24, online_payment: false };
const legal = legalKinds.map((kind) => {
  const textIn = (language: 'de' | 'ru') => {
    const template = legalMarkup(legalTemplate(kind, language, facts));
    return { text: template, template, is_own: false };
  };
  return { kind, version: 'v0', de: textIn('de'), ru: textIn('ru'), history: [] };
});

afterEach(() => void document.documentElement.style.removeProperty('font-size'));

const inEachLanguage = screens.flatMap((name) => [[name, 'de'] as const, [name, 'ru'] as const]);

test.for(inEachLanguage)(
  '%s (%s) does not scroll sideways on a phone whose text has twice its size (NAV-034)',
  async ([name, language]) => {
    await page.viewport(390, 740);
    // What a reader sees who has set the text of the browser to twice its size.
    document.documentElement.style.setProperty('font-size', '32px', 'important');
    const { answers } = calendarOf({ bookings: [bookingOf('2027-05-11T14:00', { status: 'COMPLETED' })] });
    const stage = await openScreen(`/admin/${name}`, {
      language,
      answers: { ...answers, 'GET /api/admin/legal': legal },
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await stage.settled();
    expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    for (const width of [390, 320]) {
      await page.viewport(width, 740);
      await expectNoSidewaysScroll();
    }
  },
);
