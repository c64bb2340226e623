import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anna, services } from '../../support/first-studio.ts';
import { countOf, expectAccessible, expectNoSidewaysScroll } from '../../support/looks.ts';
import type { Asked } from '../../support/stub-server.ts';
import { textsOf } from '../../support/texts-of.ts';
import {
  booked,
  card,
  factOf,
  keptChoice,
  openWizard,
  serviceWith,
  slots,
  stepHeading,
  wizardButton,
} from '../../support/wizard.ts';

const booking = 'POST /api/bookings';
const month = 'GET /api/availability/month';
const words = {
  de: { service: 'Porträtshooting', anyone: /^Egal, wer – früheste Zeit/, times: 'Nächste freie Zeiten' },
  ru: {
    service: 'Портретная фотосессия',
    anyone: /^Любой фотограф — ближайшее время/,
    times: 'Ближайшие свободные окна',
  },
} as const;
const anyone = (language: 'de' | 'ru' = 'de') => page.getByRole('button', { name: words[language].anyone });
const times = (language: 'de' | 'ru' = 'de') =>
  page.getByRole('region', { name: words[language].times, exact: true }).getByRole('button');
/** The choice that the wizard keeps. */
const left = { photographer_id: 'any', photographer_name: 'Egal, wer' };
const group = page.getByRole('radiogroup', { name: 'Wer soll fotografieren?' });

test('whoever leaves the photographer to the studio chooses among the earliest times of three days (PLAN-20)', async () => {
  const stage = await openWizard(1);
  await card('Porträtshooting').click();
  await anyone().click();
  await expect.element(anyone()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => textsOf(times()).map((text) => text.slice(-5))).toEqual(['13:00', '09:00', '09:00']);
  await times().last().click();
  await expect.element(stepHeading(3)).toHaveFocus();
  expect(keptChoice()).toMatchObject({
    photographer_id: 'any',
    start: '2027-05-13T09:00:00+02:00',
  });
  expect(stage.asked(month).map(({ query }) => query.get('photographer_id'))).toEqual(['any']);
});

test('the summary says that the photographer is named later, and any is asked for (PLAN-20, PLAN-22)', async () => {
  const stage = await openWizard(4, { kept: left, answers: { [booking]: booked } });
  await expect.element(factOf('Ihr Termin', 'Fotograf/in')).toHaveTextContent('Egal, wer');
  await expect.element(factOf('Ihr Termin', 'Fotograf/in')).toHaveTextContent('erfahren Sie mit der Bestätigung');
  await wizardButton('confirm').click();
  await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
  expect(stage.asked(booking).map(({ body }) => body.photographer_id)).toEqual(['any']);
});

test('the choice is above the photographers, who can still be chosen (PLAN-20)', async () => {
  await openWizard(1);
  await card('Porträtshooting').click();
  await expect.element(anyone()).toBeVisible();
  const before = group.element().previousElementSibling;
  expect(before?.getAttribute('aria-pressed')).toBe('false');
  // Both are measured at once, because the page scrolls to them.
  const bottom = before?.getBoundingClientRect().bottom ?? Number.NaN;
  expect(bottom).toBeLessThanOrEqual(group.element().getBoundingClientRect().top);
  expect(countOf(group.getByRole('button', { name: words.de.anyone }))).toBe(0);
  await expect.element(wizardButton('next')).toBeDisabled();
  (anyone().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(wizardButton('next')).toBeEnabled();
  expect(countOf(group.getByRole('radio', { checked: true }))).toBe(0);
  await card('Max Berger').click();
  await expect.element(anyone()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(group.getByRole('radio', { name: 'Max Berger' })).toBeChecked();
});

test('a day can be chosen in the calendar, and the choice is restored (PLAN-20)', async () => {
  const stage = await openWizard(2, {
    kept: { ...left, date: undefined, start: undefined },
  });
  await page.bySelector('[data-free]').last().click();
  await expect.element(slots().first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Ihre Buchung' })).toHaveTextContent('Egal, wer');
  expect(stage.asked('GET /api/availability').map(({ query }) => query.get('photographer_id'))).toEqual(['any']);
});

test('if everybody is booked, that is said without a list of others (PLAN-20)', async () => {
  await openWizard(2, {
    kept: { ...left, date: undefined, start: undefined },
    answers: {
      [month]: ({ query }: Asked) => ({ month: query.get('month'), days: [], next_days: [], too_soon_until: null }),
    },
  });
  const box = page.getByRole('region', { name: 'Zurzeit ist nichts frei.' });
  await expect.element(box).toHaveTextContent('Alle sind bis 10.06.2027 ausgebucht.');
  expect(countOf(box.getByRole('button'))).toBe(1);
});

test('it is not offered for a service with one photographer (PLAN-20)', async () => {
  const alone = serviceWith({ name: 'Allein', assigned_photographers: [anna.id] });
  await openWizard(1, { services: [...services, alone], answers: { 'GET /api/photographers': [anna] } });
  await card('Allein').click();
  await expect.poll(() => countOf(page.getByRole('radio', { checked: true }))).toBe(2);
  await expect.element(anyone()).not.toBeInTheDocument();
});

test('if the studio has switched it off, it is not offered, and an earlier choice is removed (PLAN-20)', async () => {
  await openWizard(1, {
    calendar: { any_photographer: false },
    kept: { ...left, date: undefined, start: undefined },
  });
  await expect.element(card('Anna Lindner')).toBeVisible();
  await expect.element(anyone()).not.toBeInTheDocument();
  await expect.element(wizardButton('next')).toBeDisabled();
});

test.for(['de', 'ru'] as const)('it is accessible and fits, %s (PLAN-20)', async (language) => {
  await page.viewport(320, 812);
  await openWizard(1, { language });
  await card(words[language].service).click();
  await anyone(language).click();
  await expect.poll(() => countOf(times(language))).toBe(3);
  await expectAccessible();
  for (const width of [320, 375, 1280]) {
    await page.viewport(width, 812);
    await expectNoSidewaysScroll();
  }
});
