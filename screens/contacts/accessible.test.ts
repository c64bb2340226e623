import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testInstant } from '../support/clock.ts';
import { asBooked, boardOf, cardOf, contactOf, nameOf, openPanel } from '../support/contacts.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const board = '/admin/kontakten';
const waitingFor = (days: number) => ({ phase_entered_at: new Date(testInstant - days * 86_400_000).toISOString() });

test('the board is accessible, with cards that wait and contacts that have booked', async () => {
  const booked = contactOf(asBooked);
  const waiting = [
    contactOf(waitingFor(5)),
    contactOf({ phase: 'nicht_erreicht', ...waitingFor(3) }),
    contactOf({ phase: 'nicht_erreicht', ...waitingFor(20) }),
    contactOf({ phase: 'in_klaerung', ...waitingFor(8) }),
  ];
  await openScreen(board, boardOf(...waiting, booked));
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await expect.element(cardOf(booked)).toBeVisible();
  await expectAccessible();
});

test('what opens on the dark board is accessible: the panel, its form and its question', async () => {
  const lead = contactOf({ priority: 'high', tags: ['eins', 'zwei', 'drei'] });
  const booked = contactOf({
    ...asBooked,
    conversion_type: 'different_service',
    original_service_requested: 'Hochzeit',
  });
  await openScreen(board, { ...boardOf(lead, booked), theme: 'dark' });
  await page.getByRole('button', { name: 'Gebucht (1)' }).click();
  await openPanel(booked);
  await expectAccessible();
  const panel = await openPanel(lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await panel.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible();
});

test('the menu of a card and a card that is carried are accessible', async () => {
  const lead = contactOf({ phase: 'in_klaerung' });
  await openScreen(board, boardOf(lead));
  const menu = page.getByRole('button', { name: `${lead.name} verschieben nach …` });
  await expect.element(menu).toBeVisible();
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Neu' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  (nameOf(lead).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowLeft}');
  await expect.element(page.getByText('Über „Nicht erreicht“')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
});
