import type { Locator, Page } from '@playwright/test';
import { now } from './dates.ts';
import { expect, type Studio } from './studio.ts';

export interface Lead {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Deletes all contacts. */
export const emptyBoard = (studio: Studio): Promise<any[]> => studio.sql('DELETE FROM contact');

let count = 0;
export const addLead = async (studio: Studio, fields: object = {}): Promise<Lead> => {
  const n = ++count;
  const lead = { name: `Mia Kern ${n}`, email: `mia.${n}.${now()}@example.de`, source: 'Empfehlung', ...fields };
  const { status, body } = await studio.api('POST', '/api/admin/contacts', lead);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as Lead;
};

export const stored = async (studio: Studio, id: string): Promise<any> =>
  (await studio.api('GET', '/api/admin/contacts')).body.find((contact: Lead) => contact.id === id);

export const column = (page: Page, phase: string): Locator => page.locator(`section[data-phase="${phase}"]`);
export const card = (page: Page, lead: Lead): Locator => page.locator(`li[data-contact="${lead.id}"]`);

export const openPanel = async (page: Page, lead: Lead): Promise<Locator> => {
  await page.getByRole('button', { name: lead.name, exact: true }).click();
  const panel = page.locator('aside[aria-label="Kontakt"], dialog[aria-label="Kontakt"]');
  await expect(panel.getByRole('heading', { name: lead.name })).toBeFocused();
  return panel;
};

/** Moves a contact by the menu of its card. */
export const moveTo = async (page: Page, lead: Lead, phase: string): Promise<void> => {
  await page.getByRole('button', { name: `${lead.name} verschieben nach …` }).click();
  await page.getByRole('menu').getByRole('menuitem', { name: phase }).click();
};

/** Records every PATCH of a contact, in the order of sending. */
export const patchesOf = (page: Page): Record<string, unknown>[] => {
  const patches: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patches.push(request.postDataJSON());
  });
  return patches;
};

/** Drags a card with the mouse. */
export const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The dragged element or its target is not visible');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height - 12);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 8 });
  await page.mouse.up();
};
