import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { legalTexts } from '#features/settings/texts/legal/legal-texts.ts';
import { services, site } from '../support/first-studio.ts';
import { openPage } from '../support/open-page.tsx';
import { publicBooking } from '../support/public-booking.ts';
import { textsOf } from '../support/texts-of.ts';

const booking = publicBooking();
const facts = {
  ...site,
  company_name: 'Studio Lindenhof',
  company_email: 'hallo@lindenhof.example',
  cancel_window_hours: 24,
  online_payment: false,
};
const footer = page.getByRole('contentinfo');
const openLegal = (kind: 'privacy' | 'accessibility') =>
  openPage(kind, `/${kind}`, { data: { texts: legalTexts(kind, facts) } });

test.for([
  ['/', () => openPage('home', '/', { data: { services, pages: {} } })],
  ['/privacy', () => openLegal('privacy')],
  ['/booking/success', () => openPage('success', `/booking/success/${booking.booking_id}`, { data: { booking } })],
  ['/cancel', () => openPage('cancel', `/cancel/${booking.booking_id}?token=secret`, { data: { booking } })],
] as const)('the footer of %s links to privacy, terms and contact (PUB-008..011)', async ([, open]) => {
  const stage = await open();
  for (const [name, address] of [
    ['Datenschutz', '/privacy'],
    ['AGB', '/terms'],
    ['Kontakt', '/contact'],
  ] as const)
    await expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  await footer.getByRole('link', { name: 'Datenschutz' }).click();
  await expect.poll(() => stage.left).toEqual(['/privacy']);
});

test('the privacy policy is the page of that link (PUB-008..011)', async () => {
  await openLegal('privacy');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
});

test('the accessibility statement is linked next to the imprint (LAW-04)', async () => {
  const stage = await openPage('contact', '/contact', { data: null });
  const links = footer.getByRole('link');
  await expect.element(links.filter({ hasText: 'Barrierefreiheit' })).toBeVisible();
  const names = textsOf(links);
  expect(names[names.indexOf('Impressum') + 1]).toBe('Barrierefreiheit');
  await links.filter({ hasText: 'Barrierefreiheit' }).click();
  await expect.poll(() => stage.left).toEqual(['/accessibility']);
});

test('the accessibility statement is there in both languages (LAW-04)', async () => {
  await openLegal('accessibility');
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent(/^Erklärung zur Barrierefreiheit$/);
  expect(textsOf(page.getByRole('article').getByRole('heading', { level: 2 }))).toEqual([
    'Anbieter',
    'So buchen Sie bei uns',
    'Wie die Anforderungen erfüllt werden',
    'Barriere melden',
    'Zuständige Behörde',
  ]);
  await expect.element(page.getByRole('article')).toHaveTextContent('hallo@lindenhof.example');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(title).toHaveTextContent(/^Заявление о доступности$/);
  await expect.element(page.getByText('Юридическую силу имеет немецкий текст.')).toBeVisible();
});
