import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { addLead, backdate, card, column, drag, emptyBoard, moveTo, openPanel, patchesOf, stored } from './contacts.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('title, four numbers, five columns (CONT-001..007, CONT-010..012)', async ({ page, studio }) => {
  const complaints = complaintsOf(page);
  const [first] = [await addLead(studio, { priority: 'high' }), await addLead(studio, { source: 'Messe' })];
  await addLead(studio);
  await studio.api('PATCH', `/api/admin/contacts/${first.id}`, { converted_to_booking: true });
  await enter(page, studio, '/admin/kontakten');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakten' })).toBeVisible();
  await expect(page).toHaveTitle(/Kontakten/);
  const numbers = page.locator('main dl').first().locator('> div');
  await expect(numbers).toHaveText(['Kontakte gesamt3', 'Konversionsrate33,3 %', 'Hohe Priorität1', 'Quellen2']);
  await expect(page.locator('section[data-phase]')).toHaveCount(5);
  await expect(page.locator('section[data-phase] h2')).toContainText([
    'Neu',
    'Nicht erreicht',
    'In Klärung',
    'Termin geplant',
    'Abgesagt',
  ]);
  await expect(column(page, 'nicht_erreicht')).toContainText('Kontaktversuche ohne Erfolg');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('searching (CONT-013..017)', async ({ page, studio }) => {
  const fields = [{ company: 'Lumen GmbH' }, { tags: ['Taufe'], phone: '0151 777' }, { notes: 'ruft zurück' }];
  const leads = [];
  for (const field of fields) leads.push(await addLead(studio, field));
  await enter(page, studio, '/admin/kontakten');
  const box = page.getByRole('searchbox');
  await expect(box).toHaveAttribute('placeholder', /Name, E-Mail, Telefon, Firma, Tags/);
  await expect(page.getByText(/gefunden/)).toHaveCount(0);
  for (const [text, lead] of [
    ['LUMEN', leads[0]],
    ['taufe', leads[1]],
    ['777', leads[1]],
    ['Zurück', leads[2]],
  ] as const) {
    await box.fill(text);
    await expect(page.getByText('1 Kontakt gefunden')).toBeVisible();
    await expect(page.locator('li[data-contact]')).toHaveCount(1);
    await expect(card(page, lead!)).toBeVisible();
  }
  await box.fill('mia kern');
  await expect(page.getByText('3 Kontakte gefunden')).toBeVisible();
  await box.fill('xyz');
  await expect(page.getByText('0 Kontakte gefunden')).toBeVisible();
  await box.fill('');
  await expect(page.getByText(/gefunden/)).toHaveCount(0);
  await expect(page.locator('li[data-contact]')).toHaveCount(3);
});

test('the mouse drags a card to any column, at once; onto its own nothing happens (CONT-071, CONT-082, CONT-105)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phase: 'abgesagt' });
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  await drag(page, card(page, lead), column(page, 'abgesagt'));
  await expect(card(page, lead)).not.toHaveClass(/opacity-40/);
  let respond = (): void => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/admin/contacts/*', async (route) => {
    await held;
    await route.continue();
  });
  await drag(page, card(page, lead), column(page, 'new'));
  await expect(column(page, 'new').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
  expect((await stored(studio, lead.id)).phase).toBe('abgesagt');
  respond();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('new');
  expect(patches).toEqual([{ phase: 'new' }]);
});

test('by keyboard Space picks a card up, the arrows choose the column, Space puts it down, Escape does not (CONT-071)', async ({
  page,
  studio,
}) => {
  const [lead, other] = [await addLead(studio, { phase: 'in_klaerung' }), await addLead(studio, { phase: 'abgesagt' })];
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  const name = page.getByRole('button', { name: lead.name, exact: true });
  await name.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: other.name, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(name).toBeFocused();

  await page.keyboard.press('Space');
  await expect(page.getByText('aufgenommen')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Über „Nicht erreicht“')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('bleibt, wo es war')).toBeAttached();
  expect(patches).toEqual([]);
  await expect(page.locator('aside[aria-label="Kontakt"]')).toHaveCount(0);

  // Moving past termin_geplant does not start a booking.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(column(page, 'abgesagt').getByRole('button', { name: lead.name, exact: true })).toBeFocused();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('abgesagt');
  expect(patches).toEqual([{ phase: 'abgesagt' }]);

  // A change that the server refuses is reverted, and the focus returns.
  await page.route('**/api/admin/contacts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(page.getByText('konnte nicht verschoben werden')).toBeVisible();
  await expect(column(page, 'abgesagt').getByRole('button', { name: lead.name, exact: true })).toBeFocused();
});

test('The menu of a card moves it by keyboard alone, and the focus stays with it', async ({ page, studio }) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  const button = page.getByRole('button', { name: `${lead.name} verschieben nach …` });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Nicht erreicht' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(column(page, 'in_klaerung').getByRole('button', { name: lead.name, exact: true })).toBeFocused();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('in_klaerung');
});

test('what the server refuses goes back and is said, and the list is read again (CONT-083, CONT-125)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio);
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead)).toBeVisible();
  await page.route('**/api/admin/contacts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  const read = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/contacts'));
  await drag(page, card(page, lead), column(page, 'abgesagt'));
  await expect(page.getByText('konnte nicht verschoben werden')).toBeVisible();
  await expect(column(page, 'new').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
  await read;

  const panel = await openPanel(page, lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByLabel('Name').fill('Anders');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Failed to update contact');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: lead.name, exact: true })).toBeVisible();
});

test('the dropdown sends the phase and nothing else (CONT-072, CONT-088, CONT-137)', async ({ page, studio }) => {
  const lead = await addLead(studio, { phone: '0170 1', tags: ['a'] });
  const before = await stored(studio, lead.id);
  const patches = patchesOf(page);
  await enter(page, studio, '/admin/kontakten');
  const panel = await openPanel(page, lead);
  for (const phase of ['abgesagt', 'nicht_erreicht', 'new', 'in_klaerung']) {
    await panel.getByLabel('Status').selectOption(phase);
    await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe(phase);
  }
  const after = await stored(studio, lead.id);
  expect(after).toEqual({ ...before, phase: 'in_klaerung', phase_entered_at: after.phase_entered_at });
  expect(patches).toHaveLength(4);
  expect(patches.every((patch) => Object.keys(patch).length === 1)).toBe(true);
});

test('who waits too long is marked (CONT-089..103, AMB-070, AMB-071)', async ({ page, studio }) => {
  const cases: [phase: string, days: number, text: string | null][] = [
    ['new', 0, null],
    ['new', 1, 'Kunde wartet 1 Tag'],
    ['new', 5, 'Kunde wartet 5 Tage'],
    ['nicht_erreicht', 1, null],
    ['nicht_erreicht', 2, 'Erneut versuchen'],
    ['nicht_erreicht', 3, '2. Versuch empfohlen'],
    ['nicht_erreicht', 5, '3+ Tage ohne Kontakt'],
    ['nicht_erreicht', 20, 'Nach Abgesagt verschieben?'],
    ['in_klaerung', 2, null],
    ['in_klaerung', 4, 'In Bearbeitung seit 4 Tagen'],
    ['in_klaerung', 7, 'Fortschritt nötig'],
    ['in_klaerung', 8, 'Interesse evtl. verloren'],
    ['termin_geplant', 30, null],
    ['abgesagt', 30, null],
  ];
  const shown = [];
  for (const [phase, days, text] of cases) {
    const lead = await addLead(studio, { phase });
    await backdate(studio, lead.id, days);
    shown.push({ lead, text });
  }
  const booked = await addLead(studio);
  await backdate(studio, booked.id, 9);
  await studio.api('PATCH', `/api/admin/contacts/${booked.id}`, { converted_to_booking: true });
  await enter(page, studio, '/admin/kontakten');
  for (const { lead, text } of shown) {
    const mark = card(page, lead).locator('[data-urgency]');
    await (text === null ? expect(mark).toHaveCount(0) : expect(mark).toHaveText(text));
  }
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await expect(card(page, booked).locator('[data-urgency]')).toHaveCount(0);
  await expectAccessible(page);
});

test('tags in short, and the booked ones apart (CONT-038..041, AMB-068)', async ({ page, studio }) => {
  const lead = await addLead(studio, { tags: ['eins', 'zwei', 'drei', 'vier'] });
  const booked = await addLead(studio);
  await studio.api('PATCH', `/api/admin/contacts/${booked.id}`, { converted_to_booking: true });
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead).getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'eins',
    'zwei',
    '+2',
  ]);
  await expect(card(page, booked)).toHaveCount(0);
  await page.getByRole('searchbox').fill(booked.email);
  await expect(card(page, booked)).toBeVisible();
  await expect(card(page, booked)).toContainText('Gebucht');
  await expect(card(page, booked).getByRole('button', { name: 'Buchung ansehen' })).toBeVisible();
  await expect(page.locator('section[data-phase] li[data-contact]')).toHaveCount(0);
  await expect(card(page, booked)).not.toHaveAttribute('draggable', 'true');
});

test('a list that fails is asked for once more, then says so (CONT-117, CONT-120, AMB-108)', async ({
  page,
  studio,
}) => {
  let asked = 0;
  await page.route('**/api/admin/contacts', (route) => {
    asked++;
    return route.fulfill({ status: 500, body: '{}' });
  });
  await enter(page, studio, '/admin/kontakten');
  await expect(page.getByText('Failed to fetch contacts')).toBeVisible();
  expect(asked).toBe(2);
  await page.unroute('**/api/admin/contacts');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.locator('section[data-phase]')).toHaveCount(5);
});

test('On a phone the board scrolls by column, the panel is a sheet, and nothing else scrolls sideways', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const lead = await addLead(studio, {
    name: 'Dr. Friederike Baumgartner-Oßwald von der Heydte',
    tags: ['x'.repeat(90)],
  });
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const panel = await openPanel(page, lead);
  expect((await panel.boundingBox())?.width).toBe(375);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await moveTo(page, lead, 'Abgesagt');
  await column(page, 'abgesagt').scrollIntoViewIfNeeded();
  await expect(column(page, 'abgesagt').locator(`[data-contact="${lead.id}"]`)).toBeInViewport();
  await expectNoSidewaysScroll(page);
});
