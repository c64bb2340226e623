import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { form, keepPhotographers, question, row, save } from '../support/catalogue.ts';
import { asksBeforeUnload, isRefused, overfill } from '../support/fields.ts';
import { countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const path = '/api/admin/photographers';
const failing = refuse(500, { detail: 'kaputt' });

const field = (label: string) => form.getByLabelText(new RegExp(`^${label.replaceAll(/[()]/g, '.')}`));
const german = form.getByLabelText('Über die Person (Deutsch)');

test('the photographers are listed in a table, with texts in the language of the screen (PHOT-001, PHOT-002, SRV-44)', async () => {
  const { answers } = keepPhotographers({
    name: 'Jana Weiß',
    bio: 'Zwischen zwei Aufnahmen immer ein Lachen.',
    bio_ru: 'Между двумя кадрами всегда смех.',
    email: 'jana@example.de',
    phone: '+49 30 123 45',
    experience_years: 1,
    hourly_rate: 79.5,
  });
  await openScreen('/admin/photographers', { answers });
  const heads = ['Name', 'Kontakt', 'Erfahrung', 'Stundensatz', 'Status', 'Aktionen'];
  await expect.poll(() => textsOf(page.getByRole('columnheader'))).toEqual(heads);
  const jana = row('Jana Weiß');
  await expect.element(jana.getByRole('rowheader')).toHaveTextContent('Zwischen zwei Aufnahmen immer ein Lachen.');
  await expect
    .element(jana.getByRole('link', { name: 'jana@example.de' }))
    .toHaveAttribute('href', 'mailto:jana@example.de');
  await expect.element(jana.getByRole('link', { name: '+49 30 123 45' })).toHaveAttribute('href', 'tel:+493012345');
  for (const text of ['1 Jahr', '79,50 €/Std.', 'Aktiv']) await expect.element(jana).toHaveTextContent(text);
  await expect.element(row('Max Berger')).toHaveTextContent('6 Jahre');
  await expectAccessible();
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading', { name: 'Фотографы' })).toBeVisible();
  await expect.element(row('Max Berger')).toHaveTextContent('6 лет');
  await expect.element(jana.getByRole('rowheader')).toHaveTextContent('Между двумя кадрами всегда смех.');
});

test('on a phone the photographers are cards (PHOT-001)', async () => {
  await page.viewport(375, 812);
  await openScreen('/admin/photographers');
  const cards = page.getByRole('list', { name: 'Fotografen' }).getByRole('listitem');
  await expect.element(cards.first()).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await expect.element(form).toBeVisible();
  await expectNoSidewaysScroll();
});

test('the list shows when it is loading, empty or failed (PHOT-005, PHOT-006, PHOT-007, AMB-035)', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await openScreen('/admin/photographers', { answers: { [`GET ${path}`]: promise } });
  await expect.element(page.getByText('Wird geladen …')).toBeInTheDocument();
  resolve([]);
  await expect.element(page.getByRole('heading', { name: 'Noch keine Fotografen' })).toBeVisible();
  await expectAccessible();
});

test('a list that fails to load says so, and can be requested again (PHOT-007, AMB-035)', async () => {
  const server = await openScreen('/admin/photographers', { answers: { [`GET ${path}`]: failing } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Fotografen konnten nicht geladen werden');
  server.answer(keepPhotographers().answers);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(row('Max Berger')).toBeVisible();
});

test('a new photographer needs a name, and empty fields are not sent (PHOT-003, PHOT-009..013, PHOT-023)', async () => {
  const server = await openScreen('/admin/photographers', { answers: keepPhotographers().answers });
  const made = () => server.asked(`POST ${path}`).map(({ body }) => body);
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await expect.element(form).toHaveAccessibleName('Fotograf/in hinzufügen');
  await expectAccessible();
  for (const [label, step] of [
    ['Erfahrung (Jahre)', '1'],
    ['Stundensatz (€)', '0.01'],
  ] as const) {
    await expect.element(field(label)).toHaveProperty('value', '0');
    await expect.element(field(label)).toHaveAttribute('min', '0');
    await expect.element(field(label)).toHaveAttribute('step', step);
    await expect.element(field(label)).toHaveAttribute('required');
  }
  await field('Name').fill('   ');
  await field('E-Mail').fill('keine Adresse');
  await field('Erfahrung (Jahre)').fill('-1');
  await field('Stundensatz (€)').fill('');
  await save();
  await expect.element(field('Name')).toHaveFocus();
  await expect.poll(() => countOf(form.getByText('Bitte ausfüllen'))).toBe(2);
  await expect.element(form.getByText('Mindestens 0')).toBeVisible();
  await expect.element(form.getByText('Bitte eine gültige E‑Mail-Adresse eingeben')).toBeVisible();
  expect(made()).toEqual([]);

  await field('Name').fill('Tom Kern');
  await field('E-Mail').fill('');
  await field('Erfahrung (Jahre)').fill('3');
  await field('Stundensatz (€)').fill('65.25');
  await save();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(row('Tom Kern')).toHaveTextContent('65,25 €/Std.');
  await expect.element(row('Tom Kern')).toHaveTextContent('Keine Angaben');
  expect(made()).toEqual([{ name: 'Tom Kern', experience_years: 3, hourly_rate: 65.25 }]);
});

test('adding a photographer sends all input (PHOT-023)', async () => {
  const server = await openScreen('/admin/photographers', { answers: keepPhotographers().answers });
  await page.getByRole('button', { name: 'Fotograf/in hinzufügen' }).click();
  await field('Name').fill('Vera Holm');
  await field('E-Mail').fill('vera@example.de');
  await field('Telefon').fill('+49 30 1234567');
  await german.fill('Porträts bei Tageslicht');
  await form.getByLabelText('Über die Person (Russisch)').fill('Портреты при дневном свете');
  await field('Erfahrung (Jahre)').fill('12');
  await field('Stundensatz (€)').fill('80');
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.asked(`POST ${path}`).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      name: 'Vera Holm',
      email: 'vera@example.de',
      phone: '+49 30 1234567',
      bio: 'Porträts bei Tageslicht',
      bio_ru: 'Портреты при дневном свете',
      experience_years: 12,
      hourly_rate: 80,
    }),
  ]);
});

test('the switch sends a request at once; failures to save or switch are only logged (PHOT-014, PHOT-018)', async () => {
  const kept = keepPhotographers();
  const server = await openScreen('/admin/photographers', { answers: kept.answers });
  const max = kept.named('Max Berger').id;
  const one = page.getByRole('switch', { name: 'Max Berger: buchbar' });
  await one.click();
  await expect.element(one).toHaveAttribute('aria-checked', 'false');
  await expect.element(row('Max Berger')).toHaveTextContent('Inaktiv');
  await expect
    .poll(() => server.asked(`PUT ${path}/{id}/toggle-active`).map(({ params }) => params['id']))
    .toEqual([max]);

  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer({ [`PUT ${path}/{id}/toggle-active`]: failing, [`PUT ${path}/{id}`]: failing });
  await one.click();
  await expect.poll(() => logged.mock.calls.map(([what]) => what)).toEqual([expect.stringContaining('could not be')]);
  await expect.element(one).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('button', { name: 'Max Berger bearbeiten' }).click();
  await save();
  await expect.poll(() => logged.mock.calls.length).toBe(2);
  expect(logged.mock.calls[1]?.[0]).toContain('could not be');
  await expect.element(form.getByText('Nicht gespeichert: kaputt')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  server.answer(kept.answers);
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await one.click();
  await expect.element(one).toHaveAttribute('aria-checked', 'true');
});

test('two users who edit one photographer do not overwrite each other: the conflict is shown, and each may keep their own values (TEAM-04)', async () => {
  const kept = keepPhotographers({ name: 'Ida Roth', phone: '030 1' });
  await openScreen('/admin/photographers', { answers: kept.answers });
  const edit = () => page.getByRole('button', { name: 'Ida Roth bearbeiten' }).click();
  await edit();
  await german.fill('Hochzeiten');
  kept.change('Ida Roth', { phone: '030 2', hourly_rate: 80 });
  await save();
  const conflict = form.getByRole('alert');
  await expect.element(conflict).toHaveTextContent('inzwischen von jemand anderem geändert');
  await expect.element(conflict).toHaveTextContent(/Telefon.*jetzt 030 2, vorher 030 1/);
  await expect.element(conflict).toHaveTextContent(/Stundensatz \(€\).*jetzt 80,00.€, vorher 0,00.€/);
  await expectAccessible();
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect.element(field('Telefon')).toHaveValue('030 2');
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(kept.named('Ida Roth')).toMatchObject({ phone: '030 2', hourly_rate: 80, bio: 'Hochzeiten' });

  await edit();
  await german.fill('Feste');
  kept.change('Ida Roth', { bio: 'Porträts' });
  await save();
  await conflict.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
  await expect.element(german).toHaveValue('Porträts');
});

test('a change of another kind meanwhile, such as the switch, does not disturb saving (TEAM-04)', async () => {
  const kept = keepPhotographers({ name: 'Jana Voss', phone: '030 1' });
  await openScreen('/admin/photographers', { answers: kept.answers });
  await page.getByRole('button', { name: 'Jana Voss bearbeiten' }).click();
  await field('Telefon').fill('030 5');
  kept.change('Jana Voss', { is_active: false });
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(kept.named('Jana Voss')).toMatchObject({ phone: '030 5', is_active: false });
});

test('deleting requires a confirmation, which lists future bookings (PHOT-016, PHOT-017, PHOT-019, AMB-100, ERR-015)', async () => {
  const kept = keepPhotographers({ name: 'Uwe Abel' });
  const { id } = kept.named('Uwe Abel');
  const server = await openScreen('/admin/photographers', { answers: kept.answers });
  const deleting = `DELETE ${path}/{id}`;
  const remove = page.getByRole('button', { name: 'Uwe Abel löschen' });
  const confirm = () => question.getByRole('button', { name: 'Löschen' }).click();
  await remove.click();
  await expect.element(question).toHaveTextContent('Möchten Sie Uwe Abel wirklich löschen?');
  await expect.element(question).toHaveTextContent('Bevorstehende Buchungen: 0.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(remove).toHaveFocus();
  expect(server.asked(deleting)).toEqual([]);

  server.answer({ [deleting]: failing });
  await remove.click();
  await confirm();
  await expect.element(question).toHaveTextContent('Löschen nicht möglich. Bitte versuchen Sie es erneut.');
  await question.getByRole('button', { name: 'OK' }).click();
  server.answer(kept.answers);
  await remove.click();
  await confirm();
  await expect.element(row('Uwe Abel')).not.toBeInTheDocument();
  expect(server.asked(deleting).map(({ params }) => params['id'])).toEqual([id, id]);
});

for (const [language, words] of [
  [
    'de',
    { add: 'Fotograf/in hinzufügen', save: 'Speichern', unfit: 'Diese Eingabe passt nicht', long: 'Das ist zu lang' },
  ],
  [
    'ru',
    {
      add: 'Добавить фотографа',
      save: 'Сохранить',
      unfit: 'Это значение не подходит',
      long: 'Слишком длинный текст',
    },
  ],
] as const) {
  test(`a value that only the server refuses is reported at its field in a dialog, the first one focused, ${language} (NAV-031)`, async () => {
    const detail = [
      { loc: ['body', 'name'], msg: 'must contain a letter', type: 'custom' },
      { loc: ['body', 'phone'], msg: 'Too big', type: 'too_big' },
    ];
    await openScreen('/admin/photographers', {
      language,
      answers: { [`POST ${path}`]: refuse(422, { detail, code: 'validation' }) },
    });
    await page.getByRole('button', { name: words.add }).click();
    const of = (name: string) => form.bySelector(`[name=${name}]`);
    await of('name').fill('1234');
    const phone = await overfill(of('phone'), '030');
    await of('bio').fill('Bilder');
    await form.getByRole('button', { name: words.save }).click();
    await isRefused(of('name'), words.unfit, '1234');
    await expect.element(of('phone')).toHaveAccessibleDescription(words.long);
    await expect.element(of('phone')).toHaveValue(phone);
    await expect.element(of('bio')).toHaveValue('Bilder');
    await expect.element(of('bio')).not.toHaveAttribute('aria-invalid');
    await expectAccessible();
    expect(asksBeforeUnload()).toBe(true);
  });
}
