import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const reading = 'POST /api/sign-ins/read';
const ending = 'POST /api/sign-ins/end';
const open = { is_open: true, begun_at: '2027-05-11T10:20:00+02:00', browser: 'Chrome', system: 'Linux' };
const over = { is_open: false, begun_at: null, browser: null, system: null };

test('the page of a link about a sign-in shows it, in both languages and themes, on a phone too, and ends it with one press (KEY-03)', async () => {
  await page.viewport(375, 812);
  const server = await openScreen('/admin/login#end-sign-in=a-token', {
    isSignedOut: true,
    answers: { [reading]: open, [ending]: { success: true } },
  });
  await expect.element(page.getByRole('heading', { name: 'Anmeldung beenden' })).toBeVisible();
  await expect.element(page.getByText('Chrome', { exact: true })).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll();
  document.documentElement.classList.add('dark');
  await expectAccessible();
  await page.getByRole('button', { name: 'RU' }).click();
  await expect.element(page.getByRole('button', { name: 'Завершить этот сеанс' })).toBeVisible();
  await page.getByRole('button', { name: 'DE' }).click();
  expect(server.asked(ending)).toEqual([]);
  await page.getByRole('button', { name: 'Diese Anmeldung beenden' }).click();
  await expect.element(page.getByText('Diese Anmeldung ist beendet.')).toBeVisible();
  expect(server.asked(ending).map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
  await expectAccessible();
  await page.getByRole('button', { name: 'Zur Anmeldung' }).click();
  await expect.element(page.getByLabelText('E-Mail')).toBeVisible();
});

test('the page of a link about a sign-in that has ended says so (KEY-03)', async () => {
  await openScreen('/admin/login#end-sign-in=a-token', { isSignedOut: true, answers: { [reading]: over } });
  await expect.element(page.getByText('Diese Anmeldung besteht nicht mehr.')).toBeVisible();
});

test('a part of a link about a sign-in is said to be incomplete (KEY-03)', async () => {
  const unknown = refuse(404, { detail: 'Unknown link', code: 'not_found' });
  await openScreen('/admin/login#end-sign-in=a-tok', { isSignedOut: true, answers: { [reading]: unknown } });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Dieser Link ist unvollständig/);
});
