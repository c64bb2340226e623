import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { acknowledge } from '../support/bookings.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { openScreen } from '../support/open-screen.tsx';
import { type Asked, refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const screen = '/admin/calendar/settings';
const reading = 'GET /api/admin/calendar/settings';
const saving = 'PUT /api/admin/calendar/settings';
const fresh = first[reading];
const field = (label: string): Locator => page.getByLabelText(label);
const save = () => page.getByRole('button', { name: 'Speichern' }).click();

test('the form has seven days, four numbers with their limits, and a notice of two hours (CALSET-001, CALSET-007..010, CALSET-015, PLAN-12)', async () => {
  await openScreen(screen);
  const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
  for (const day of days) {
    await expect
      .element(page.getByRole('switch', { name: `${day}: Arbeitstag` }))
      .toHaveAttribute('aria-checked', String(day !== 'Sonntag'));
  }
  for (const [label, value, limits] of [
    ['Abstand der Startzeiten (Minuten)', 60, ['15', '480', '15']],
    ['Puffer zwischen Terminen (Minuten)', 15, ['0', '60', '5']],
    ['Buchbar im Voraus (Tage)', 30, ['1', '365', '1']],
    ['Stornierbar bis (Stunden vorher)', 24, ['1', '168', '1']],
  ] as const) {
    await expect.element(field(label)).toHaveValue(value);
    const shown = ['min', 'max', 'step'].map((name) => field(label).element().getAttribute(name));
    expect([label, shown]).toEqual([label, limits]);
  }
  await expect.element(field('Samstag: Beginn')).toHaveValue('10:00');
  expect(fresh.minimum_notice).toEqual({ kind: 'hours', hours: 2, in_opening_hours: false });
  await expect.element(field('Vorlauf in Stunden')).toHaveValue('2');
  await expect.element(page.getByText(/^Jetzt frühestens buchbar: .* Uhr\.$/)).toBeVisible();
  await page.getByRole('switch', { name: 'Sonntag: Arbeitstag' }).click();
  await expect.element(field('Sonntag: Beginn')).toHaveValue('11:00');
  await expect.element(field('Sonntag: Ende')).toHaveValue('15:00');
  await page.getByRole('checkbox', { name: 'Sonntag: Pause' }).click();
  await expect.element(field('Sonntag: Pause von')).toHaveValue('12:00');
  await expect.element(field('Sonntag: Pause bis')).toHaveValue('13:00');
});

test('the preview is updated while typing (SRV-01, SRV-02)', async () => {
  await openScreen(screen);
  const preview = page.getByRole('region', { name: 'So sieht ein Tag aus' });
  const times = () => textsOf(preview.getByRole('listitem'));
  await expect.element(preview).toHaveTextContent('Gebucht 10:00–11:00');
  await expect.poll(times).toEqual(['10:00', '11:15', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
  await field('Puffer zwischen Terminen').fill('0');
  await field('Montag: Ende').fill('14:00');
  await expect.poll(times).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00']);
  await preview.getByLabelText('Dauer des Shootings').selectOptions('180');
  await preview.getByRole('checkbox', { name: 'Mit einer Buchung am Tag' }).click();
  await expect.poll(times).toEqual(['09:00', '10:00', '11:00']);
  await preview.getByLabelText('Wochentag').selectOptions('Sonntag');
  await expect.element(preview).toHaveTextContent('An diesem Tag wird nicht gearbeitet.');
});

test('values outside their limits are not sent (CALSET-007..010, SRV-15)', async () => {
  const stage = await openScreen(screen);
  for (const [label, values, message] of [
    ['Abstand der Startzeiten', ['10', '490', '20', ''], 'Bitte eine ganze Zahl von 15 bis 480 in Schritten von 15'],
    ['Puffer zwischen Terminen', ['61', '7', '-5'], 'Bitte eine ganze Zahl von 0 bis 60 in Schritten von 5'],
    ['Buchbar im Voraus', ['0', '366'], 'Bitte eine ganze Zahl von 1 bis 365 angeben'],
    ['Stornierbar bis', ['0', '169'], 'Bitte eine ganze Zahl von 1 bis 168 angeben'],
    ['Montag: Ende', ['08:00'], 'Beginn und Ende passen nicht zusammen'],
  ] as const) {
    await expect.element(field(label)).toBeVisible();
    const before = (field(label).element() as HTMLInputElement).value;
    for (const value of values) {
      await field(label).fill(value);
      await save();
      await expect.element(field(label)).toHaveFocus();
      await expect.element(page.getByText(message)).toBeVisible();
    }
    await field(label).fill(before);
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  }
  expect(stage.asked(saving)).toEqual([]);
});

test('a failure to save is shown, and the input is kept (CALSET-018)', async () => {
  await openScreen(screen, { answers: { [saving]: refuse(500, { detail: 'kaputt' }) } });
  await field('Puffer zwischen Terminen').fill('20');
  await save();
  await acknowledge('Die Kalendereinstellungen konnten nicht gespeichert werden.');
  await expect.element(field('Puffer zwischen Terminen')).toHaveValue(20);
});

test('concurrent changes of the calendar settings by two administrators are both kept', async () => {
  const monday = { ...fresh.weekly_schedule.monday, start_time: '08:00' };
  const theirs = { ...fresh, weekly_schedule: { ...fresh.weekly_schedule, monday }, version: 2 };
  const stage = await openScreen(screen, {
    answers: {
      [saving]: ({ body }: Asked) =>
        body.version === theirs.version
          ? { ...theirs, ...body, version: 3 }
          : refuse(409, { detail: 'Changed meanwhile', code: 'version_conflict', settings: theirs }),
    },
  });
  const slot = field('Abstand der Startzeiten (Minuten)');
  await slot.fill('90');
  await save();
  const conflict = page.getByRole('alert', { name: /Inzwischen hat jemand anderes etwas geändert: Montag$/ });
  await expect.element(conflict).toBeVisible();
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect.element(slot).toHaveValue(90);
  await expect.element(field('Montag: Beginn')).toHaveValue('08:00');
  await save();
  await acknowledge('Die Kalendereinstellungen wurden gespeichert.');
  expect(stage.asked(saving).map(({ body }) => body.version)).toEqual([1, 2]);
  expect(stage.asked(saving)[1]?.body).toMatchObject({
    slot_duration_minutes: 90,
    weekly_schedule: { monday: { start_time: '08:00' } },
  });
});
