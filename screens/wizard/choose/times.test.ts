import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anna, firstStudio, portrait } from '../../support/first-studio.ts';
import { type Answers, type Asked, refuse, unreachable } from '../../support/stub-server.ts';
import { textsOf } from '../../support/texts-of.ts';
import { day, freeDay, openWizard, slots, stepHeading, wizardButton } from '../../support/wizard.ts';

const asking = 'GET /api/availability';
const open = (answers: Answers = {}, calendar = {}) =>
  openWizard(2, { kept: { date: undefined, start: undefined }, answers, calendar });
/** The times of a day: '09:00' and so on. */
const slotsAt = (times: readonly string[]) => ({
  slots: times.map((time) => ({ start: `${freeDay}T${time}:00+02:00`, end: `${freeDay}T23:00:00+02:00` })),
});
const hours = Array.from({ length: 9 }, (_, index) => `${String(index + 9).padStart(2, '0')}:00`);
const offers = page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button');

describe('the times of a day', () => {
  test('are requested with service, photographer, date and zone, and shown (PUB-050)', async () => {
    const stage = await open();
    await day(freeDay).click();
    await expect.poll(() => textsOf(slots())).toEqual(hours);
    expect(stage.asked(asking).map(({ query }) => Object.fromEntries(query))).toEqual([
      { service_id: portrait.id, photographer_id: anna.id, date: freeDay, timezone: 'Europe/Berlin' },
    ]);
    const group = page.getByRole('radiogroup', { name: 'Uhrzeit' });
    expect(group.getByRole('radio').elements()).toHaveLength(hours.length);
  });

  test('a day without any is marked, explains it when selected, and offers alternatives (PUB-052, AMB-017, WAIT-07)', async () => {
    const full = '2027-05-20';
    const [month, times] = [firstStudio['GET /api/availability/month'], firstStudio[asking]];
    if (typeof month !== 'function' || typeof times !== 'function') throw new Error('Both depend on what is asked');
    await open({
      'GET /api/availability/month': async (asked: Asked) => {
        const answer = (await month(asked)) as { days: { date: string }[] };
        return { ...answer, days: answer.days.filter(({ date }) => date !== full) };
      },
      [asking]: (asked: Asked) => (asked.query.get('date') === full ? { slots: [] } : times(asked)),
    });
    await expect.element(day(full)).toHaveAccessibleName(/keine freien Termine$/);
    await expect.element(day(full)).not.toHaveAttribute('aria-disabled');
    await day(full).click();
    const none = page.getByRole('status').filter({ hasText: 'Keine verfügbaren Zeiten für diesen Tag' });
    await expect.element(none).toHaveTextContent('Bitte wählen Sie einen anderen Tag');
    await expect.element(wizardButton('next')).toBeDisabled();
    // A studio without a waiting list shows none.
    await expect.element(page.getByRole('button', { name: 'Benachrichtigen, wenn frei' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect.element(page.getByText('На этот день нет свободного времени')).toBeVisible();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await none.getByRole('button', { name: /^Nächster freier Tag/ }).click();
    await expect.element(slots().first()).toBeVisible();
  });

  test('Continue requires day and time, and another day clears the time (PUB-053, PUB-020)', async () => {
    await open();
    await expect.element(wizardButton('next')).toBeDisabled();
    await expect.element(page.getByText('Bitte wählen Sie einen Tag.')).toBeVisible();
    await day(freeDay).click();
    await expect.element(page.getByText('Bitte wählen Sie eine Uhrzeit.')).toBeVisible();
    await slots().nth(1).click();
    await expect.element(wizardButton('next')).toBeEnabled();
    await day('2027-05-20').click();
    await expect.element(slots().first()).toBeVisible();
    await expect.element(page.bySelector('input[name=slot]:checked')).not.toBeInTheDocument();
    await expect.element(wizardButton('next')).toBeDisabled();
  });

  test('many of them are grouped by time of day', async () => {
    await open({ [asking]: slotsAt(hours.flatMap((time) => [time, time.replace(':00', ':30')])) });
    await day(freeDay).click();
    for (const part of ['Vormittag', 'Mittag', 'Nachmittag'])
      await expect.element(page.getByText(part, { exact: true })).toBeVisible();
  });

  test('a few of them are not grouped', async () => {
    await open({ [asking]: slotsAt(['09:00', '11:00', '13:00', '15:00']) });
    await day(freeDay).click();
    await expect.element(slots().first()).toBeVisible();
    await expect.element(page.getByText('Vormittag')).not.toBeInTheDocument();
  });

  test('before a day is selected the next free times are offered, each selected with one click', async () => {
    await open();
    await expect.poll(() => offers.elements()).toHaveLength(4);
    const [, words = ''] = textsOf(offers);
    await offers.nth(1).click();
    const chosen = slots().filter({ has: page.bySelector(':checked') });
    await expect.poll(() => textsOf(chosen)).toEqual([words.slice(-5)]);
    await expect.element(wizardButton('next')).toBeEnabled();
  });

  test('a failure to load them is shown, and they can be requested again', async () => {
    const stage = await open({ [asking]: unreachable });
    await day(freeDay).click();
    const box = page.getByRole('alert', { name: 'Die freien Zeiten konnten nicht geladen werden' });
    await expect.element(box).toHaveTextContent('Netzwerkfehler. Bitte versuchen Sie es erneut.');
    stage.answer({ [asking]: slotsAt(hours) });
    await box.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(slots().first()).toBeVisible();
  });

  test('on a slow network a placeholder has the shape of the content', async () => {
    let release = (): void => undefined;
    const held = new Promise<ReturnType<typeof slotsAt>>((resolve) => (release = () => resolve(slotsAt(hours))));
    await open({ [asking]: held });
    await day(freeDay).click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toBeInTheDocument();
    await expect.element(page.bySelector('.animate-shimmer').first()).toBeVisible();
    await expect.element(stepHeading(2)).toBeVisible();
    release();
    await expect.element(slots().first()).toBeVisible();
    await expect.element(page.bySelector('.animate-shimmer')).not.toBeInTheDocument();
  });
});

test('the last bookable day is stated below the month, and shown by disabled days and a disabled arrow (PUB-099)', async () => {
  await open({}, { advance_booking_days: 9 });
  const reason = 'Termine sind bis 20.05.2027 buchbar.';
  await expect.element(page.getByText(reason, { exact: true })).toBeVisible();
  const after = day('2027-05-21');
  await expect.element(after).toHaveAccessibleName(new RegExp(`, ${reason}$`));
  await expect.element(after).toHaveAttribute('title', reason);
  await expect.element(after).toHaveAttribute('aria-disabled', 'true');
  expect(getComputedStyle(after.element()).textDecorationLine).not.toBe('line-through');
  const next = page.getByRole('button', { name: 'Nächster Monat' });
  await expect.element(next).toBeDisabled();
  await expect.element(next).toHaveAttribute('title', `Nächster Monat: ${reason}`);
  await expect
    .element(page.getByRole('button', { name: 'Vorheriger Monat' }))
    .toHaveAttribute('title', 'Vorheriger Monat: diese Tage sind vorbei');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByText('Запись открыта до 20.05.2027.', { exact: true })).toBeVisible();
});

test('a time that was taken meanwhile is replaced by a time of another month, which the calendar then shows (PLAN-04)', async () => {
  const next = '2031-02-03T09:00:00+01:00';
  const stage = await openWizard(4, {
    answers: {
      'POST /api/bookings': refuse(409, { detail: 'conflict', code: 'slot_taken', next_times: [next] }),
      [asking]: ({ query }: Asked) =>
        query.get('date') === freeDay ? slotsAt(hours) : { slots: [{ start: next, end: '2031-02-03T10:00:00+01:00' }] },
    },
  });
  await wizardButton('confirm').click();
  await expect.element(stepHeading(2)).toHaveFocus();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.$/);
  await offers.click();
  await expect
    .element(page.bySelector('td[aria-selected=true] [data-date]'))
    .toHaveAttribute('data-date', '2031-02-03');
  await expect.poll(() => page.bySelector('input[name=slot]:checked').elements()).toHaveLength(1);
  await expect.element(wizardButton('next')).toBeEnabled();
  expect(stage.asked(asking).at(-1)?.query.get('date')).toBe('2031-02-03');
});
