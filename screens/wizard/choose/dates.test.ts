import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Asked } from '../../support/stub-server.ts';
import { textsOf } from '../../support/texts-of.ts';
import { day, openWizard, slots } from '../../support/wizard.ts';

const open = (calendar: NonNullable<Parameters<typeof openWizard>[1]>['calendar'] = {}, answers = {}) =>
  openWizard(2, { kept: { date: undefined, start: undefined }, calendar, answers });
const earlier = page.getByRole('button', { name: 'Vorheriger Monat' });
const later = page.getByRole('button', { name: 'Nächster Monat' });

describe('the calendar', () => {
  test('Monday comes first, in both languages (PUB-042, I18N-008)', async () => {
    await open();
    const columns = page.getByRole('grid').getByRole('columnheader');
    await expect.poll(() => textsOf(columns)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect
      .poll(() => textsOf(columns).map((text) => text.toLowerCase()))
      .toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
  });

  test('past days and months before the current one cannot be selected (PUB-043, PUB-044, AMB-016)', async () => {
    await open();
    await expect.element(day('2027-05-11')).toHaveAttribute('aria-current', 'date');
    await expect.element(day('2027-05-10')).not.toBeInTheDocument();
    await expect.element(day('2027-05-01')).not.toBeInTheDocument();
    const cells = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell');
    expect(textsOf(cells)).toEqual(['', '11', '12', '13', '14', '15', '16']);
    await expect.element(earlier).toBeDisabled();
    await later.click();
    await expect.element(day('2027-06-01')).toBeVisible();
    await earlier.click();
    await expect.element(day('2027-05-11')).toBeVisible();
  });

  test('weekend days are highlighted (PUB-045)', async () => {
    await open();
    await expect.element(day('2027-05-21')).toBeVisible();
    const [friday, saturday, sunday] = ['2027-05-21', '2027-05-22', '2027-05-23'].map(
      (date) => getComputedStyle(day(date).element()).backgroundColor,
    );
    expect(saturday).not.toBe(friday);
    expect(sunday).not.toBe(friday);
  });

  test.for([
    ['closed', 'closed', 'PUB-046', [false, false, false]],
    ['closed', 'open', 'PUB-047', [true, false, true]],
    ['open', 'closed', 'PUB-048', [true, true, false]],
    ['open', 'open', 'PUB-049', [true, true, true]],
  ] as const)('Saturday %s, Sunday %s (%s)', async ([saturday, sunday, , [weekends, onSaturday, onSunday]]) => {
    const start = '2027-05-23T11:00:00+02:00';
    await open(
      {
        closed_weekdays: [...(onSaturday ? [] : [6]), ...(onSunday ? [] : [7])],
        work_on_weekends: weekends,
        work_on_saturday: onSaturday,
        work_on_sunday: onSunday,
      },
      { 'GET /api/availability': { slots: [{ start, end: '2027-05-23T12:00:00+02:00' }] } },
    );
    for (const [date, state] of [
      ['2027-05-22', saturday],
      ['2027-05-23', sunday],
    ] as const) {
      const isOpen = state === 'open';
      if (isOpen) await expect.element(day(date)).not.toHaveAttribute('aria-disabled');
      else await expect.element(day(date)).toHaveAttribute('aria-disabled', 'true');
      await day(date).click({ force: !isOpen });
      await expect.element(day(date)).toHaveAttribute('aria-pressed', String(isOpen));
      if (isOpen) await expect.element(slots()).toBeVisible();
    }
  });

  test('a closed weekday in the middle of the week is closed as well (AMB-031)', async () => {
    await open({ closed_weekdays: [3, 7] });
    await expect.element(day('2027-05-19')).toHaveAccessibleName(/geschlossen$/);
    await expect.element(day('2027-05-19')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(day('2027-05-20')).not.toHaveAttribute('aria-disabled');
  });

  test('days and months after the booking window are closed (AMB-103)', async () => {
    await open({ advance_booking_days: 9 });
    await expect.element(day('2027-05-20')).not.toHaveAttribute('aria-disabled');
    await expect.element(later).toBeDisabled();
    await expect.element(day('2027-05-21')).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows which days have free times, and opens the next month if this one has none', async () => {
    const free = [{ date: '2027-06-01', slots: 1, first: ['2027-06-01T09:00:00+02:00'] }];
    await open(
      {},
      {
        'GET /api/availability/month': ({ query }: Asked) => {
          const month = query.get('month') ?? '';
          const isFull = month === '2027-05';
          return { month, days: isFull ? [] : free, next_days: isFull ? free : [], too_soon_until: null };
        },
      },
    );
    await expect.element(day('2027-06-01')).toHaveAttribute('data-free', 'true');
    await expect.element(day('2027-06-02')).not.toHaveAttribute('data-free');
    await earlier.click();
    await expect.element(page.getByText('In diesem Monat ist nichts mehr frei.')).toBeVisible();
    await page.getByRole('button', { name: 'Zum nächsten Monat' }).click();
    await expect.element(day('2027-06-01')).toBeVisible();
  });
});
