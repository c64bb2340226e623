import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boardOf, contactOf, openPanel } from '../support/contacts.ts';
import { openScreen } from '../support/open-screen.tsx';

const board = '/admin/kontakten';
const fullscreen = '/admin/kontakten/fullscreen';

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
