import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { form, keepServices, save } from '../support/catalogue.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

test('the form of a service with a birth window keeps hours of the week (BABY-03)', async () => {
  const name = 'Neugeborene mit Stunden';
  const kept = keepServices({
    name,
    name_de: null,
    birth_window: { places_per_week: 1, first_day: 5, last_day: 14 },
    kept_hours: null,
  });
  const stage = await openScreen('/admin/services', { answers: kept.answers });
  const open = () =>
    page
      .getByRole('button', { name: new RegExp(`^${name}.*bearbeiten`) })
      .first()
      .click();
  await open();
  await form.getByRole('button', { name: 'Stunden hinzufügen' }).click();
  await form.getByLabelText('Wochentag 1').selectOptions('Donnerstag');
  await form.getByLabelText('Von 1').fill('14:00');
  await form.getByLabelText('Bis 1').fill('09:00');
  await form.getByLabelText('So viele Tage vorher').fill('5');
  await save();
  await expect.element(form.getByText('Das Ende liegt nach dem Anfang.')).toBeVisible();
  expect(stage.asked('PUT /api/admin/services/{id}')).toEqual([]);
  await form.getByLabelText('Bis 1').fill('16:30');
  await expectAccessible();
  await expectNoSidewaysScroll();
  await save();
  await expect.element(form).not.toBeInTheDocument();
  const hours = { opens_days_before: 5, weekly: [{ weekday: 4, from: '14:00', until: '16:30' }] };
  expect(kept.named(name).kept_hours).toEqual(hours);
  // Saving the form again changes nothing; removing the hours keeps none.
  await open();
  await expect.element(form.getByLabelText('Wochentag 1')).toHaveValue('4');
  await form.getByRole('button', { name: 'Stunden 1 entfernen' }).click();
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(kept.named(name).kept_hours).toBeNull();
});
