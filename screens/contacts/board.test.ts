import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testInstant } from '../support/clock.ts';
import { asBooked, boardOf, cardOf, columnOf, contactOf, moveTo, nameOf, openPanel } from '../support/contacts.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const board = '/admin/kontakten';
const reading = 'GET /api/admin/contacts';
const changing = 'PATCH /api/admin/contacts/{id}';
const columns = page.bySelector('section[data-phase]');

test('the board has a title, four numbers and five columns (CONT-001..007, CONT-010..012)', async () => {
  const { answers } = boardOf(
    contactOf({ priority: 'high', ...asBooked }),
    contactOf({ source: 'Messe' }),
    contactOf(),
  );
  await openScreen(board, { answers });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kontakten' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/Kontakten/);
  const numbers = page.getByRole('main').bySelector('dl').first().bySelector(':scope > div');
  await expect
    .poll(() => textsOf(numbers))
    .toEqual(['Kontakte gesamt3', 'Konversionsrate33,3 %', 'Hohe Priorität1', 'Quellen2']);
  await expect.element(columns).toHaveLength(5);
  const headings = ['Neu', 'Nicht erreicht', 'In Klärung', 'Termin geplant', 'Abgesagt'];
  expect(textsOf(columns.bySelector('h2'))).toEqual(headings.map((one) => expect.stringContaining(one)));
  await expect.element(columnOf('nicht_erreicht')).toHaveTextContent('Kontaktversuche ohne Erfolg');
});

test('tags are abbreviated, and contacts with a booking are listed separately (CONT-038..041, AMB-068)', async () => {
  const lead = contactOf({ tags: ['eins', 'zwei', 'drei', 'vier'] });
  const booked = contactOf(asBooked);
  await openScreen(board, boardOf(lead, booked));
  const tags = cardOf(lead).getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect.poll(() => textsOf(tags)).toEqual(['eins', 'zwei', '+2']);
  await expect.element(cardOf(booked)).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill(booked.email);
  await expect.element(cardOf(booked)).toBeVisible();
  await expect.element(cardOf(booked)).toHaveTextContent('Gebucht');
  await expect.element(cardOf(booked).getByRole('button', { name: 'Buchung ansehen' })).toBeVisible();
  await expect.element(page.bySelector('section[data-phase] li[data-contact]')).toHaveLength(0);
  await expect.element(cardOf(booked)).not.toHaveAttribute('draggable', 'true');
});

test('a move that the server refuses is reverted with a message, and the list is loaded again (CONT-083, CONT-125)', async () => {
  const lead = contactOf();
  const { answers } = boardOf(lead);
  const stage = await openScreen(board, { answers: { ...answers, [changing]: refuse(500) } });
  await expect.element(cardOf(lead)).toBeVisible();
  const reads = stage.asked(reading).length;
  await moveTo(lead, 'Abgesagt');
  await expect.element(page.getByText('konnte nicht verschoben werden')).toBeVisible();
  await expect.element(columnOf('new').bySelector(`[data-contact="${lead.id}"]`)).toBeVisible();
  await expect.poll(() => stage.asked(reading).length).toBeGreaterThan(reads);

  const panel = await openPanel(lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByLabelText('Name').fill('Anders');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Failed to update contact');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(nameOf(lead)).toBeVisible();
});

test('a list that fails to load is retried once, then shows an error (CONT-117, CONT-120, AMB-108)', async () => {
  const { answers } = boardOf();
  const stage = await openScreen(board, { answers: { ...answers, [reading]: refuse(500) } });
  await expect.element(page.getByText('Failed to fetch contacts')).toBeVisible();
  expect(stage.asked(reading)).toHaveLength(2);
  stage.answer(answers);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(columns).toHaveLength(5);
});

test('the search finds contacts by their fields (CONT-013..017)', async () => {
  const fields = [{ company: 'Lumen GmbH' }, { tags: ['Taufe'], phone: '0151 777' }, { notes: 'ruft zurück' }];
  const [lumen, baptism, calling] = fields.map(contactOf) as [ReturnType<typeof contactOf>, any, any];
  await openScreen(board, boardOf(lumen, baptism, calling));
  const box = page.getByRole('searchbox');
  await expect.element(box).toHaveAttribute('placeholder', expect.stringMatching(/Name, E-Mail, Telefon, Firma, Tags/));
  await expect.element(page.getByText(/gefunden/)).not.toBeInTheDocument();
  const cards = page.bySelector('li[data-contact]');
  for (const [text, lead] of [
    ['LUMEN', lumen],
    ['taufe', baptism],
    ['777', baptism],
    ['Zurück', calling],
  ] as const) {
    await box.fill(text);
    await expect.element(page.getByText('1 Kontakt gefunden')).toBeVisible();
    await expect.element(cards).toHaveLength(1);
    await expect.element(cardOf(lead)).toBeVisible();
  }
  await box.fill('mia kern');
  await expect.element(page.getByText('3 Kontakte gefunden')).toBeVisible();
  await box.fill('xyz');
  await expect.element(page.getByText('0 Kontakte gefunden')).toBeVisible();
  await box.fill('');
  await expect.element(page.getByText(/gefunden/)).not.toBeInTheDocument();
  await expect.element(cards).toHaveLength(3);
});

test('contacts that have waited too long are marked (CONT-089..103, AMB-070, AMB-071)', async () => {
  const daysAgo = (days: number) => ({ phase_entered_at: new Date(testInstant - days * 86_400_000).toISOString() });
  const cases = [
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
  ] as const;
  const shown = cases.map(([phase, days, text]) => ({ lead: contactOf({ phase, ...daysAgo(days) }), text }));
  const booked = contactOf({ ...asBooked, ...daysAgo(9) });
  await openScreen(board, boardOf(...shown.map(({ lead }) => lead), booked));
  await expect.element(cardOf(shown[0]!.lead)).toBeVisible();
  const markOf = (lead: typeof booked) => textsOf(cardOf(lead).bySelector('[data-urgency]'));
  for (const { lead, text } of shown) expect([lead.phase, markOf(lead)]).toEqual([lead.phase, text ? [text] : []]);
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await expect.element(cardOf(booked)).toBeVisible();
  expect(markOf(booked)).toEqual([]);
});

test('the menu of a card moves it by keyboard alone, and the card keeps the focus', async () => {
  const lead = contactOf();
  const { answers, stored } = boardOf(lead);
  await openScreen(board, { answers });
  const button = page.getByRole('button', { name: `${lead.name} verschieben nach …` });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Nicht erreicht' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Nicht erreicht' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(columnOf('in_klaerung').getByRole('button', { name: lead.name, exact: true })).toHaveFocus();
  await expect.poll(() => stored(lead)?.phase).toBe('in_klaerung');
});

test('by keyboard Space picks a card up, the arrows choose the column, Space drops it, Escape cancels (CONT-071)', async () => {
  const [lead, other] = [contactOf({ phase: 'in_klaerung' }), contactOf({ phase: 'abgesagt' })];
  const stage = await openScreen(board, boardOf(lead, other));
  const patches = () => stage.asked(changing).map(({ body }) => body);
  await expect.element(nameOf(lead)).toBeVisible();
  (nameOf(lead).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(nameOf(other)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(nameOf(lead)).toHaveFocus();

  await userEvent.keyboard(' ');
  await expect.element(page.getByText('aufgenommen')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('Über „Nicht erreicht“')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('bleibt, wo es war')).toBeInTheDocument();
  expect(patches()).toEqual([]);
  await expect.element(page.bySelector('aside[aria-label="Kontakt"]')).not.toBeInTheDocument();

  // Moving past termin_geplant does not start a booking.
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  const rejected = columnOf('abgesagt').getByRole('button', { name: lead.name, exact: true });
  await expect.element(rejected).toHaveFocus();
  await expect.poll(patches).toEqual([{ phase: 'abgesagt' }]);

  // A change that the server refuses is reverted, and the focus returns.
  stage.answer({ [changing]: refuse(500) });
  await userEvent.keyboard(' {ArrowLeft}{ArrowLeft} ');
  await expect.element(page.getByText('konnte nicht verschoben werden')).toBeVisible();
  await expect.element(rejected).toHaveFocus();
});
