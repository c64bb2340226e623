import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { services } from '../../support/first-studio.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/looks.ts';
import { refuse } from '../../support/stub-server.ts';
import { booked, card, factOf, keptChoice, openWizard, serviceWith, wizardButton } from '../../support/wizard.ts';

const booking = 'POST /api/bookings';
const artist = {
  id: crypto.randomUUID(),
  name_de: 'Make-up-Artist',
  name_ru: 'Визажист',
  price: 60,
  extra_minutes: 45,
  max_count: 1,
  required: false,
};
const pictures = {
  ...artist,
  id: crypto.randomUUID(),
  name_de: 'Weitere bearbeitete Bilder',
  name_ru: 'Ещё обработанные снимки',
  price: 12.5,
  extra_minutes: 0,
  max_count: 10,
};
const studio = {
  ...artist,
  id: crypto.randomUUID(),
  name_de: 'Studiopauschale',
  name_ru: 'Аренда студии',
  price: 10,
  extra_minutes: 0,
  required: true,
};
const family = serviceWith({
  name: 'Familie',
  price_eur: 150,
  duration_min: 60,
  options: [artist, pictures, studio],
  people: { included: 2, max: 6, price_each: 15, minutes_each: 10 },
});
const extras = page.getByRole('region', { name: 'Noch etwas dazu?' });

const all = { options: `${artist.id}:1,${pictures.id}:2,${studio.id}:1`, people: 4 };

test('options and people are chosen in the first step, with an updated total (PLAN-30)', async () => {
  await openWizard(1, { services: [...services, family] });
  await card('Familie').click();
  await expect.element(extras).toHaveTextContent('60 Min · 160,00 €');
  await expect.element(extras.getByRole('checkbox', { name: 'Studiopauschale' })).toBeDisabled();
  await extras.getByRole('checkbox', { name: 'Make-up-Artist' }).click();
  for (const counted of ['Weitere bearbeitete Bilder', 'Wie viele Personen?']) {
    await extras.getByRole('button', { name: `${counted}: eins mehr` }).click();
    await extras.getByRole('button', { name: `${counted}: eins mehr` }).click();
  }
  await expect.element(extras).toHaveTextContent('125 Min · 275,00 €');
  await expectAccessible();
  expect(keptChoice().extras).toEqual(all);
});

test('they are restored with their total (PLAN-30)', async () => {
  await openWizard(1, { services: [...services, family], kept: { service_id: family.id, extras: all } });
  await expect.element(extras).toHaveTextContent('125 Min · 275,00 €');
});

test('they are in the summary, and are sent with the booking (PLAN-30, PLAN-31)', async () => {
  const stage = await openWizard(4, {
    services: [family],
    kept: { service_id: family.id, extras: all },
    answers: { [booking]: booked },
  });
  await expect.element(factOf('Ihr Termin', 'Shooting')).toHaveTextContent('2 × Weitere bearbeitete Bilder');
  await expect.element(factOf('Ihr Termin', 'Dauer')).toHaveTextContent('125 Min');
  await expect.element(factOf('Preis und Zahlung', 'Preis')).toHaveTextContent('275,00 €');
  await wizardButton('confirm').click();
  await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
  expect(stage.asked(booking).map(({ body }) => [body.expected_price, body.people, body.options])).toEqual([
    [
      275,
      4,
      [
        { id: artist.id, count: 1 },
        { id: pictures.id, count: 2 },
        { id: studio.id, count: 1 },
      ],
    ],
  ]);
});

test('a changed price list is refused with the new total, and the choice is kept (PLAN-32)', async () => {
  const before = { ...family, options: [artist], people: undefined, price_list_version: 'old' };
  const stage = await openWizard(4, {
    services: [before],
    kept: { service_id: before.id, extras: { options: `${artist.id}:1` } },
  });
  await expect.element(factOf('Preis und Zahlung', 'Preis')).toHaveTextContent('210,00 €');
  const now = { price: 230, prepayment: 0, price_list_version: 'new' };
  stage.answer({
    'GET /api/services': [{ ...before, options: [{ ...artist, price: 80 }], price_list_version: 'new' }],
    [booking]: refuse(409, { detail: 'changed', code: 'price_changed', ...now }),
  });
  await wizardButton('confirm').click();
  await expect
    .element(page.getByRole('alert', { name: 'Der Preis hat sich geändert' }))
    .toHaveTextContent('Preis: jetzt 230,00 € statt 210,00 €.');
  await expect.element(factOf('Ihr Termin', 'Shooting')).toHaveTextContent('Make-up-Artist');
  stage.answer({ [booking]: booked });
  await wizardButton('confirm').click();
  await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
  expect(stage.asked(booking).map(({ body }) => [body.expected_price, body.price_list_version])).toEqual([
    [210, 'old'],
    [230, 'new'],
  ]);
});

test('they fit a phone in Russian, and are not shown for a service without any (PLAN-30)', async () => {
  await page.viewport(320, 720);
  await openWizard(1, { services: [...services, family], language: 'ru' });
  await card('Familie').click();
  const russian = page.getByRole('region', { name: 'Что‑нибудь добавить?' });
  await expect.element(russian).toHaveTextContent('Визажист');
  await expectAccessible();
  await expectNoSidewaysScroll();
  await card('Портретная фотосессия').click();
  await expect.element(russian).not.toBeInTheDocument();
});

const passport = {
  id: crypto.randomUUID(),
  name_de: 'Passfoto',
  name_ru: 'Фото на паспорт',
  price: 20,
  extra_minutes: 30,
  gap_minutes: 0,
};
const withSecond = serviceWith({ name: 'Paar', price_eur: 150, duration_min: 60, second_sessions: [passport] });

test('a second session is offered where the studio allows it, and fits a phone in Russian (PLAN-33)', async () => {
  await page.viewport(390, 844);
  await openWizard(1, { services: [...services, withSecond], language: 'ru' });
  const second = page.getByRole('region', { name: 'Сразу после — ещё одна съёмка?' });
  await card('Портретная фотосессия').click();
  await expect.element(card('Anna Lindner')).toBeVisible();
  await expect.element(second).not.toBeInTheDocument();
  await card('Paar').click();
  await expect.element(second).toHaveTextContent('60 мин · 150,00 €');
  await second.getByRole('checkbox', { name: 'Фото на паспорт' }).click();
  await expect.element(second).toHaveTextContent('90 мин · 170,00 €');
  await expectAccessible();
  await expectNoSidewaysScroll();
});

test('two sessions have one summary and one price, and are sent as one booking (PLAN-33)', async () => {
  const stage = await openWizard(4, {
    services: [withSecond],
    kept: { service_id: withSecond.id, extras: { options: `${passport.id}:1` } },
    answers: { [booking]: booked },
  });
  await expect.element(factOf('Ihr Termin', 'Shooting')).toHaveTextContent('Passfoto');
  await expect.element(factOf('Ihr Termin', 'Dauer')).toHaveTextContent('90 Min');
  await expect.element(factOf('Preis und Zahlung', 'Preis')).toHaveTextContent('170,00 €');
  await wizardButton('confirm').click();
  await expect
    .poll(() => stage.asked(booking).map(({ body }) => body.options))
    .toEqual([[{ id: passport.id, count: 1 }]]);
});
