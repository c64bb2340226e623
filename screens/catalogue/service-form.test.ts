import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { form, keepServices, question, row, save } from '../support/catalogue.ts';
import { anna } from '../support/first-studio.ts';
import { countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const path = '/api/admin/services';
const changing = `PUT ${path}/{id}`;
const field = (label: string) => form.getByLabelText(label, { exact: true });
const isClosed = () => expect.element(form).not.toBeInTheDocument();
const edit = (name: string) => page.getByRole('button', { name: `${name} bearbeiten` }).click();

test('editing sends only the changed fields (SERV-009, SERV-028)', async () => {
  const kept = keepServices();
  const server = await openScreen('/admin/services', { answers: kept.answers });
  await edit('Bewerbungsfotos');
  await expect.element(form).toHaveAccessibleName('Service bearbeiten');
  await expect.element(field('Name (Deutsch)')).toHaveValue('Bewerbungsfotos');
  await field('Preis (€)').fill('85');
  await form.getByLabelText('Name (Russisch)').fill('Фото на документы');
  await save();
  await isClosed();
  await expect.element(row('Bewerbungsfotos')).toHaveTextContent('85,00 €');
  // The text for all languages has no field of its own, and is kept unless the German text is changed.
  expect(server.asked(changing).map(({ body }) => body)).toMatchObject([
    { price_eur: 85, name_ru: 'Фото на документы' },
  ]);
  expect(kept.named('Bewerbungsfotos')).toMatchObject({
    price_eur: 85,
    duration_min: 30,
    name_ru: 'Фото на документы',
    name_de: 'Bewerbungsfotos',
    description: 'Ein Bild, das zu Ihnen und zur Stelle passt.',
    description_de: 'Ein Bild, das zu Ihnen und zur Stelle passt. Drei bearbeitete Bilder, fertig am selben Tag.',
  });
});

test('the form has one name and one description per language, prefilled with what customers read', async () => {
  const kept = keepServices({
    name: 'Ohne Sprache',
    name_de: null,
    name_ru: 'Для всех',
    description: 'Für alle',
    description_de: null,
  });
  const server = await openScreen('/admin/services', { answers: kept.answers });
  // Without a German text, German customers see the Russian one.
  await edit('Для всех');
  await expect.poll(() => countOf(form.getByLabelText(/^Name/))).toBe(2);
  expect(countOf(form.getByLabelText(/^Beschreibung/))).toBe(2);
  await expect.element(field('Name (Deutsch)')).toHaveValue('Ohne Sprache');
  await expect.element(field('Beschreibung (Deutsch)')).toHaveValue('Für alle');
  expect(countOf(form.getByText('lesen russische Kunden den deutschen Text'))).toBe(1);
  await field('Beschreibung (Deutsch)').fill('Für jede und jeden');
  await save();
  await isClosed();
  await expect.element(row('Ohne Sprache')).toBeVisible();
  expect(server.asked(changing)).toHaveLength(1);
  expect(kept.named('Ohne Sprache')).toMatchObject({
    name_de: 'Ohne Sprache',
    name_ru: 'Для всех',
    description: 'Für jede und jeden',
    description_de: 'Für jede und jeden',
    description_ru: null,
  });
});

test('two users who edit one service do not overwrite each other: the conflict is shown, and each may keep their own values', async () => {
  const kept = keepServices();
  await openScreen('/admin/services', { answers: kept.answers });
  const russian = form.getByLabelText('Name (Russisch)');
  await edit('Bewerbungsfotos');
  await russian.fill('Фото');
  kept.change('Bewerbungsfotos', { price_eur: 88 });
  await save();
  const conflict = form.getByRole('alert');
  await expect.element(conflict).toHaveTextContent('inzwischen von jemand anderem geändert');
  await expect.element(conflict).toHaveTextContent(/Preis.*jetzt 88,00.€, vorher/);
  await expectAccessible();
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect.element(field('Preis (€)')).toHaveProperty('value', '88');
  await expect.element(russian).toHaveValue('Фото');
  await save();
  await isClosed();
  expect(kept.named('Bewerbungsfotos')).toMatchObject({ price_eur: 88, name_ru: 'Фото' });

  await edit('Bewerbungsfotos');
  await russian.fill('Другое');
  kept.change('Bewerbungsfotos', { price_eur: 95 });
  await save();
  await conflict.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
  await expect.element(russian).toHaveValue('Фото');
  await expect.element(field('Preis (€)')).toHaveProperty('value', '95');
});

test('of the system service only the texts of the current language can be edited (SERV-036, SERV-038, AMB-056)', async () => {
  const kept = keepServices();
  await openScreen('/admin/services', { answers: kept.answers });
  await edit('Sonderangebot');
  await expect.element(form).toHaveAccessibleName('Systemservice bearbeiten');
  await expect.element(form.getByText(/können nicht gelöscht/)).toBeVisible();
  await expect.element(form.getByLabelText('Name (Russisch)')).not.toBeInTheDocument();
  expect(countOf(form.getByLabelText(/^Name/))).toBe(1);
  await form.getByLabelText('Beschreibung (Deutsch)').fill('Jetzt für {price} €');
  await save();
  await expect.element(row('Sonderangebot')).toHaveTextContent('Jetzt für 20,00 €');
  await isClosed();

  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Изменить: Специальное предложение' }).click();
  await expect.element(form.getByLabelText('Название (русский)')).toBeVisible();
  await expect.element(form.getByLabelText('Название (немецкий)')).not.toBeInTheDocument();
  await form.getByLabelText('Название (русский)').fill('Зимняя акция');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(row('Зимняя акция')).toBeVisible();
  expect(kept.named('Sonderangebot')).toMatchObject({
    name_de: 'Sonderangebot',
    description_de: 'Jetzt für {price} €',
    name_ru: 'Зимняя акция',
  });
  await page.getByRole('switch', { name: /Зимняя акция/ }).click();
  await expect.element(row('Зимняя акция')).toHaveTextContent('Включено');
});

test('the special offer has settings of its own, with days that are checked before they are sent (SERV-018..026, SERV-017, AMB-022)', async () => {
  const kept = keepServices();
  const special = () => {
    const { promotion_start_date, promotion_end_date, requires_prepayment, assigned_photographers, version } =
      kept.named('Sonderangebot');
    return { promotion_start_date, promotion_end_date, requires_prepayment, assigned_photographers, version };
  };
  const withOffset = (at: string | null) => at && `${at}+01:00`;
  const saving = `PUT ${path}/{id}/special-settings`;
  const server = await openScreen('/admin/services', {
    answers: {
      ...kept.answers,
      [`GET ${path}/{id}/special-settings`]: special,
      [saving]: ({ body: { version: _version, ...body } }) => {
        kept.change('Sonderangebot', {
          ...body,
          promotion_start_date: withOffset(body.promotion_start_date),
          promotion_end_date: withOffset(body.promotion_end_date),
        });
        return special();
      },
    },
  });
  const made = () => server.asked(saving).map(({ body }) => body);
  const open = () => page.getByRole('button', { name: 'Sondereinstellungen für Sonderangebot' }).click();
  const [start, end] = [field('Erster Tag'), field('Letzter Tag')];
  const refused = async (message: string) => {
    await save();
    await expect.element(question).toHaveTextContent(message);
    await question.getByRole('button', { name: 'OK' }).click();
  };
  await open();
  await expect.poll(() => countOf(form.bySelector('input[type=date]'))).toBe(2);
  await expect.element(field('Anzahlung')).toHaveValue('global');
  await expect.element(form.getByRole('checkbox', { name: 'Anna Lindner' })).not.toBeChecked();
  await expectAccessible();

  await start.fill('2030-12-01');
  await refused('Bitte geben Sie beide Tage an oder keinen.');
  await end.fill('2030-12-01');
  await refused('Der letzte Tag muss nach dem ersten Tag liegen.');
  await end.fill('2030-11-30');
  await refused('Der letzte Tag muss nach dem ersten Tag liegen.');
  await start.fill('');
  await refused('Bitte geben Sie beide Tage an oder keinen.');
  expect(made()).toEqual([]);

  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await isClosed();
  await open();
  await expect.element(end).toHaveValue('');
  await start.fill('2030-12-01');
  await end.fill('2030-12-24');
  await field('Anzahlung').selectOptions('no');
  await form.getByRole('checkbox', { name: 'Anna Lindner' }).click();
  await save();
  await isClosed();
  expect(made()).toEqual([
    {
      promotion_start_date: '2030-12-01T00:00:00',
      promotion_end_date: '2030-12-24T23:59:59',
      requires_prepayment: false,
      assigned_photographers: [anna.id],
      version: 1,
    },
  ]);
  await expect.element(row('Sonderangebot')).toHaveTextContent('Aktion 01.12.2030 – 24.12.2030');

  await open();
  await expect.element(start).toHaveValue('01.12.2030');
  await expect.element(end).toHaveValue('24.12.2030');
  await expect.element(field('Anzahlung')).toHaveValue('no');
  await start.fill('');
  await end.fill('');
  await field('Anzahlung').selectOptions('global');
  await save();
  await isClosed();
  expect(made()[1]).toMatchObject({
    promotion_start_date: null,
    promotion_end_date: null,
    requires_prepayment: null,
  });
});

test('minutes before and after and a daily limit stay hidden until they are needed (PLAN-11, PLAN-13)', async () => {
  const kept = keepServices();
  const server = await openScreen('/admin/services', { answers: kept.answers });
  const sent = (index: number) => server.asked(changing)[index]?.body;
  await edit('Familienshooting');
  await expect.element(form).toBeVisible();
  await expect.element(field('Minuten davor')).not.toBeInTheDocument();
  await expect.element(field('Höchstens so viele am Tag')).not.toBeInTheDocument();
  await save();
  await isClosed();
  expect(sent(0)).not.toHaveProperty('minutes_before');
  expect(sent(0)).not.toHaveProperty('daily_limit');

  await edit('Familienshooting');
  await field('Zeit für Vor- und Nachbereitung freihalten').click();
  await field('Minuten davor').fill('20');
  await field('Minuten danach').fill('60');
  await field('Termine pro Tag begrenzen').click();
  await expectAccessible();
  await save();
  await expect.element(field('Höchstens so viele am Tag')).toHaveAttribute('aria-invalid', 'true');
  await field('Höchstens so viele am Tag').fill('3');
  await save();
  await isClosed();
  expect(sent(1)).toMatchObject({ minutes_before: 20, minutes_after: 60, daily_limit: 3 });

  await page.viewport(375, 812);
  await edit('Familienshooting');
  await expect.element(field('Minuten danach')).toHaveProperty('value', '60');
  await expectNoSidewaysScroll();
  await field('Zeit für Vor- und Nachbereitung freihalten').click();
  await field('Termine pro Tag begrenzen').click();
  await save();
  await isClosed();
  expect(sent(2)).toMatchObject({ minutes_before: 0, minutes_after: 0, daily_limit: null });
});
