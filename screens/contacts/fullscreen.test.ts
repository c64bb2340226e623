import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boardOf, cardOf, columnOf, contactOf, moveTo, openPanel } from '../support/contacts.ts';
import { dragByMouse, topOf } from '../support/input/drag.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const board = '/admin/kontakten';
const fullscreen = '/admin/kontakten/fullscreen';

test('the full-screen board is the same board (CONT-009, FULL-001, FULL-002, FULL-006..008)', async () => {
  const lead = contactOf();
  const { answers, stored } = boardOf(lead);
  await openScreen(board, { answers });
  await page.getByRole('link', { name: 'Vollbild' }).click();
  await expect.poll(() => location.pathname).toBe(fullscreen);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kontakten' })).toBeVisible();
  await expect.element(page.getByText('ESC drücken oder auf den Pfeil klicken')).toBeVisible();
  await expect.element(page.getByRole('navigation')).toHaveLength(0);
  await expect.poll(() => getComputedStyle(document.body).overflow).toBe('hidden');
  await expect.element(page.bySelector('section[data-phase]')).toHaveLength(5);
  await expectAccessible();
  await dragByMouse(cardOf(lead), () => topOf(columnOf('in_klaerung')));
  await expect.element(columnOf('in_klaerung').bySelector(`[data-contact="${lead.id}"]`)).toBeVisible();
  await moveTo(lead, 'Abgesagt');
  await expect.poll(() => stored(lead)?.phase).toBe('abgesagt');
  await page.getByRole('searchbox').fill('xyz');
  await expect.element(page.getByText('0 Kontakte gefunden')).toBeVisible();
  await page.getByRole('link', { name: 'Vollbild schließen' }).click();
  await expect.poll(() => location.pathname).toBe(board);
  await expect.element(page.getByRole('navigation').first()).toBeVisible();
  await expect.poll(() => getComputedStyle(document.body).overflow).not.toBe('hidden');
});

test('the full-screen board works on a phone (FULL-001)', async () => {
  await page.viewport(375, 812);
  const lead = contactOf();
  await openScreen(fullscreen, boardOf(lead));
  await expect.element(cardOf(lead)).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test('the panel can delete but not edit; Escape closes it, then leaves the full screen (FULL-003, FULL-004, FULL-005)', async () => {
  const lead = contactOf();
  await openScreen(fullscreen, boardOf(lead));
  const panel = await openPanel(lead);
  await expect.element(panel.getByRole('button', { name: 'Löschen' })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Bearbeiten' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(location.pathname).toBe(fullscreen);
  // Escape in a menu closes only the menu.
  await page.getByRole('button', { name: `${lead.name} verschieben nach …` }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(location.pathname).toBe(fullscreen);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.pathname).toBe(board);
  await expect.element(page.getByRole('navigation').first()).toBeVisible();
});

test('the numbers are those of the normal board (FULL-010, AMB-073)', async () => {
  const stage = await openScreen(fullscreen, boardOf());
  await expect.element(page.getByText('0 Kontakte.')).toBeVisible();
  expect(stage.asked('GET /api/admin/contacts/stats')).toHaveLength(1);
});

test('the full-screen board requires a sign-in (FULL-009)', async () => {
  await openScreen(fullscreen, { isSignedOut: true });
  await expect.poll(() => location.pathname + location.search).toMatch(/\/admin\/login\?next=/);
});
