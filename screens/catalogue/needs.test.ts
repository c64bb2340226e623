import { expect, test } from 'vitest';
import { form, keepServices, newResource, row, save } from '../support/catalogue.ts';
import { max } from '../support/first-studio.ts';
import { countOf, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const needs = form.getByRole('group', { name: 'Was dieser Service braucht' });
const select = (line: number, choice: number) =>
  needs.getByLabelText(`Zeile ${line}, Auswahl ${choice}`, { exact: true });

test('a service needs any one of two rooms and a second person, and one need is removed again (PLAN-02, PLAN-09)', async () => {
  const [one, two] = [newResource('Studio 1'), newResource('Studio 2', { active: false, position: 1 })];
  const kept = keepServices();
  await openScreen('/admin/services', { answers: { ...kept.answers, 'GET /api/admin/resources': [one, two] } });
  const open = () => row('Familienshooting').getByRole('button', { name: 'Bearbeiten' }).click();
  const stored = () => (kept.named('Familienshooting').needs ?? []).map(({ resource_ids }) => resource_ids.toSorted());
  await open();
  await expect.element(needs).toHaveTextContent('Bisher nur Fotograf/in.');
  await needs.getByRole('button', { name: 'Raum oder Ausstattung dazunehmen' }).click();
  await select(1, 1).selectOptions('Studio 1');
  await expect.element(select(1, 1)).toHaveValue(one.id);
  // Each resource can be chosen once per line.
  expect(countOf(select(1, 2).getByRole('option', { name: 'Studio 1' }))).toBe(0);
  await select(1, 2).selectOptions('Studio 2 (inaktiv)');
  await needs.getByRole('button', { name: 'Noch etwas dazunehmen' }).click();
  await select(2, 1).selectOptions('Max Berger');
  await expectAccessible();
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(stored()).toEqual([[one.id, two.id].toSorted(), [max.id]]);
  await open();
  await needs.getByRole('button', { name: 'Zeile 2 entfernen' }).click();
  await select(1, 2).selectOptions('– entfernen –');
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(stored()).toEqual([[one.id]]);
});
