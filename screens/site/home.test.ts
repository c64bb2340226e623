import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { services } from '../support/first-studio.ts';
import { countOf } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';

const shown = page.getByRole('region', { name: 'Unsere Shootings' }).getByRole('article');
const data = { services, pages: {} };

test('the home page lists services and links to the booking (PUB-001, AMB-006)', async () => {
  const error = vi.spyOn(console, 'error');
  await openPage('home', '/', { data });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Termin buchen', exact: true }).first())
    .toHaveAttribute('href', '/booking');
  expect(countOf(shown)).toBe(Math.min(services.length, 6));
  await expect
    .element(shown.first().getByRole('link', { name: /^Termin buchen: / }))
    .toHaveAttribute('href', `/booking?service=${services[0]?.id}`);
  await expect.element(shown.first()).toHaveTextContent(/ab \d[\d.]*,\d\d\s€/);
  expect(error).not.toHaveBeenCalled();
});

test('of more than six services the home page lists the first six (AMB-006)', async () => {
  const many = Array.from({ length: 8 }, (_, index) => ({
    ...services[0]!,
    id: `00000000-0000-4000-8000-00000000091${index}`,
  }));
  await openPage('home', '/', { data: { ...data, services: many } });
  await expect.element(shown.first()).toBeVisible();
  expect(countOf(shown)).toBe(6);
});

test('names of services and prices follow the language (I18N-007, I18N-019, PUB-022)', async () => {
  await openPage('home', '/', { data });
  const first = page.getByRole('article').first();
  await expect.element(first).toHaveTextContent(services[0]?.name_de ?? '?');
  await expect.element(first).toHaveTextContent(/ab .*€/);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(first).toHaveTextContent(services[0]?.name_ru ?? '?');
  await expect.element(first).toHaveTextContent(/от \d[\d.]*,\d\d\s€/);
});
