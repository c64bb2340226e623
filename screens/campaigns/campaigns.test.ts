import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CampaignWithSpots } from '#features/campaigns/contract.ts';
import { campaignWith } from '../support/campaigns.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { offerOf } from '../support/offers.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Answers, Asked } from '../support/stub-server.ts';

type Spot = CampaignWithSpots['spots'][number];

const spotAt = (time: string, more: Partial<Spot> = {}): Spot => ({
  id: crypto.randomUUID(),
  start: `2027-05-16T${time}:00+02:00`,
  end: `2027-05-16T${time.replace(/\d\d$/, (minutes) => String(Number(minutes) + 20))}:00+02:00`,
  state: 'free',
  paused: false,
  own_price: null,
  booking_id: null,
  customer_name: null,
  ...more,
});
const open = async (answers: Answers) => {
  const stage = await openScreen('/admin/campaigns', { answers });
  await page.getByRole('button', { name: 'Sommerminis öffnen' }).click();
  return stage;
};

test('the price of a spot begins with the new price of its day, however late that is read again (MINI-07)', async () => {
  const day = { ...campaignWith({ counts: { total: 1, sold: 0, free: 1 } }), spots: [spotAt('10:00')] };
  const [reading, changing] = ['GET /api/admin/campaigns/{id}', 'PUT /api/admin/campaigns/{id}'];
  const stage = await open({ 'GET /api/admin/campaigns': [day], [reading]: day });
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog', { name: 'Bearbeiten' });
  await form.getByLabelText('Preis je Termin').fill('89');
  const changed = { ...day, price: 89, version: 'v2' };
  const later = Promise.withResolvers<object>();
  const before = stage.asked(reading).length;
  stage.answer({ [reading]: later.promise, [changing]: ({ body }: Asked) => ({ ...changed, price: body.price }) });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => stage.asked(reading).length).toBe(before + 1);
  // The form waits for what is read again.
  await expect.element(form).toBeVisible();
  later.resolve(changed);
  await expect.element(form).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Preis von 10:00' }).click();
  await expect.element(page.getByLabelText('Preis dieses Termins')).toHaveValue('89');
});

test('a spot gets a price of its own, and another is reserved for a person by mail (MINI-02)', async () => {
  let day: CampaignWithSpots = {
    ...campaignWith({ counts: { total: 2, sold: 0, free: 2 } }),
    spots: [spotAt('10:00'), spotAt('10:25')],
  };
  const change = (id: string | undefined, values: Partial<Spot>): CampaignWithSpots => {
    day = { ...day, spots: day.spots.map((one) => (one.id === id ? { ...one, ...values } : one)) };
    return day;
  };
  const [pricing, reserving] = [
    'PUT /api/admin/campaigns/{id}/spots/{spot_id}',
    'POST /api/admin/campaigns/{id}/spots/{spot_id}/offer',
  ];
  const stage = await open({
    'GET /api/admin/campaigns': () => [day],
    'GET /api/admin/campaigns/{id}': () => day,
    [pricing]: ({ params, body }: Asked) => change(params['spot_id'], { own_price: body.own_price }),
    [reserving]: ({ params }: Asked) => {
      change(params['spot_id'], { state: 'offered' });
      return offerOf('2027-05-16T10:25');
    },
  });
  const dialog = page.getByRole('dialog', { name: 'Sommerminis', exact: true });
  await dialog.getByRole('button', { name: 'Preis von 10:00' }).click();
  const price = page.getByRole('dialog', { name: 'Preis von 10:00' });
  await price.getByLabelText('Preis dieses Termins').fill('99');
  await expectAccessible();
  await price.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(price).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent('99,00 €');
  expect(stage.asked(pricing).map(({ params, body }) => [params['spot_id'], body])).toEqual([
    [day.spots[0]?.id, { own_price: 99, version: 'v1' }],
  ]);
  await dialog.getByRole('button', { name: '10:25 für jemanden reservieren' }).click();
  const reserve = page.getByRole('dialog', { name: '10:25 reservieren' });
  await reserve.getByLabelText('Name').fill('Mia Kern');
  await reserve.getByLabelText('E‑Mail-Adresse').fill('mia.kern@kunde.example');
  await expectAccessible();
  await expectNoSidewaysScroll();
  await reserve.getByRole('button', { name: 'Reservieren', exact: true }).click();
  await expect.element(reserve).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('listitem').nth(1)).toHaveTextContent('für jemanden reserviert');
  expect(stage.asked(reserving).map(({ params, body }) => [params['spot_id'], body.customer])).toEqual([
    [day.spots[1]?.id, { name: 'Mia Kern', email: 'mia.kern@kunde.example', language: 'de' }],
  ]);
});

test('cards and day list fit a phone, in Russian and in the dark (MINI-09)', async () => {
  const spots = [spotAt('10:00', { state: 'sold', booking_id: crypto.randomUUID(), customer_name: 'Mia Kern' })];
  const day = {
    ...campaignWith({
      access_codes: true,
      name_ru: 'Садик «Солнышко»',
      institution_url: 'http://127.0.0.1:8000/aktion/minis?institution=x',
    }),
    spots,
  };
  const cards = ['Sonnenkäfer', 'Sonnenkäfer', 'Mäuse'].map((group_name, index) => ({
    id: crypto.randomUUID(),
    number: index + 1,
    group_name,
    code: `ABCDE-FGHJ${index + 2}`,
    booking_id: index === 0 ? (spots[0]?.booking_id ?? null) : null,
    start: index === 0 ? '2027-05-16T10:00:00+02:00' : null,
    customer_name: index === 0 ? 'Mia Kern' : null,
    customer_phone: index === 0 ? '+49 170 7654321' : null,
    photographed_at: null,
  }));
  await page.viewport(375, 812);
  await openScreen(`/admin/campaigns?cards=${day.id}`, {
    language: 'ru',
    theme: 'dark',
    answers: {
      'GET /api/admin/campaigns': [day],
      'GET /api/admin/campaigns/{id}': day,
      'GET /api/admin/campaigns/{id}/cards': { id: day.id, cards },
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Садик «Солнышко»$/);
  await expect.poll(() => page.getByRole('img', { name: /^QR-код карточки/ }).elements().length).toBe(3);
  for (const tab of ['Карточки', 'Список дня', 'Для учреждения']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoSidewaysScroll();
    await expectAccessible();
  }
});
