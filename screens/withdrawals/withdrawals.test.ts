import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminDeclaration } from '#features/withdrawals/contract.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';
import { openScreen } from '../support/open-screen.tsx';
import { publicBooking } from '../support/public-booking.ts';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const listing = 'GET /api/admin/withdrawals';
const booking = publicBooking({ can_cancel: true, cancel_deadline: '2027-05-17T09:00:00+02:00' });

test('the page to cancel leads to the declaration with the code of the booking (LAW-06)', async () => {
  const stage = await openPage('cancel', `/cancel/${booking.booking_id}?token=secret`, { data: { booking } });
  const link = page.getByRole('link', { name: 'Vertrag mit diesem Buchungscode widerrufen' });
  await expect.element(link).toHaveAttribute('href', `/withdrawal#${booking.confirmation_code}`);
  await link.click();
  await expect.poll(() => stage.left).toEqual(['/withdrawal']);
});

test('the declaration begins with the code of its address (LAW-06)', async () => {
  await openPage('withdrawal', `/withdrawal#${booking.confirmation_code}`, { data: null });
  await expect
    .element(page.getByLabelText('Buchungscode oder Datum des Termins', { exact: true }))
    .toHaveValue(booking.confirmation_code);
});

const declared: AdminDeclaration = {
  id: '00000000-0000-4000-8000-000000000401',
  name: 'Нина',
  reference: '12.12.2031',
  email: 'clara@kunde.example',
  declared_at: '2027-05-11T10:15:07+02:00',
  language: 'de',
  outcome: 'unknown',
  refund: 0,
  booking: null,
  decision: null,
  awaits_confirmation: false,
  is_open: true,
};

test('in Russian; an empty list explains where declarations come from, and a failure can be retried (LAW-05)', async () => {
  const stage = await openScreen('/admin/withdrawals', { language: 'ru', answers: { [listing]: refuse(500) } });
  await expect.element(page.getByText('Не удалось загрузить отказы от договора')).toBeVisible();
  stage.answer({ [listing]: [] });
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.element(page.getByText('Отказов пока нет')).toBeVisible();
});

test('in Russian; a declaration that waits for a decision fits a phone, and so does its form (LAW-05)', async () => {
  await page.viewport(320, 800);
  await openScreen('/admin/withdrawals', { language: 'ru', answers: { [listing]: [declared] } });
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Нина' });
  await expect.element(row).toBeVisible();
  expect(textsOf(page.getByRole('heading', { level: 2 }))).toEqual(['Ждут вашего решения: 1']);
  await expectNoSidewaysScroll();
  await row.getByRole('button', { name: 'Внести решение' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
});
