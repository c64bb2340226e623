import type { JSHandle, Locator, Page } from '@playwright/test';
import { enter, expectAccessible, pageErrorsOf } from '../support/admin.ts';
import { column, drag, emptyBoard } from '../support/contacts.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const many = 2000;
const phases = ['new', 'nicht_erreicht', 'in_klaerung', 'termin_geplant', 'abgesagt'];

/** A board after two years: 400 contacts in every column, numbered from the newest. */
const fillBoard = (studio: Studio): Promise<any[]> =>
  studio.sql(
    `INSERT INTO contact (id, name, email, phone, company, source, phase, notes, priority, tags, preferred_dates,
                          raw_data, created_at, phase_entered_at)
     SELECT gen_random_uuid(), 'Kontakt Nummer ' || n, 'kontakt' || n || '@anfrage.example', '+49 170 ' || n,
            CASE WHEN n % 7 = 0 THEN 'Firma ' || n END, 'fb / paid / kampagne-' || n % 9, ($1::text[])[1 + n % 5],
            repeat('Notiz ', n % 40), 'medium', ARRAY['Familie', 'Tag ' || n % 13, 'draußen'], '{}',
            jsonb_build_object('name', n::text, 'email', 'kontakt' || n, 'question_was', repeat('x', 300)),
            now() - make_interval(secs => n), now() - make_interval(days => n % 9)
     FROM generate_series(1, $2::int) AS n`,
    [phases, many],
  );

test.beforeEach(async ({ page, studio }) => {
  await emptyBoard(studio);
  await fillBoard(studio);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, '/admin/kontakten');
  await expect(column(page, 'new').locator('[data-contact]').first()).toBeVisible();
});

/** Records how many cards are added per frame, and the maximum number present. */
const watchCards = (page: Page): Promise<JSHandle<{ added: number; there: number }>> =>
  page.evaluateHandle(() => {
    const seen = { added: 0, there: 0 };
    let inThisFrame = 0;
    const isCard = (node: Node): boolean => node instanceof Element && node.matches('li[data-contact]');
    new MutationObserver((changes) => {
      if (inThisFrame === 0) requestAnimationFrame(() => (inThisFrame = 0));
      for (const { addedNodes } of changes) inThisFrame += [...addedNodes].filter(isCard).length;
      seen.added = Math.max(seen.added, inThisFrame);
      seen.there = Math.max(seen.there, document.querySelectorAll('li[data-contact]').length);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });

const scrollTo = (list: Locator, top: number): Promise<void> =>
  list
    .locator('> div')
    .last()
    .evaluate((scroller, to) => scroller.scrollTo(0, to), top);

test('2,000 contacts: only visible cards are rendered, and each key typed in the search adds few cards @whole', async ({
  page,
}) => {
  const errors = pageErrorsOf(page);
  const seen = await watchCards(page);
  const box = page.getByRole('searchbox');
  await box.pressSequentially('nummer 19');
  await expect(page.getByText('111 Kontakte gefunden')).toBeVisible();
  await expect(column(page, 'abgesagt').locator('h2')).toContainText('23');
  await box.fill('');
  await expect(column(page, 'abgesagt').locator('h2')).toContainText('400');
  for (const phase of phases) {
    await expect(column(page, phase).locator('h2')).toContainText('400');
    await column(page, phase).hover();
    for (let i = 0; i < 10; i++) await page.mouse.wheel(0, 700);
  }
  await scrollTo(column(page, 'new'), 0);
  const third = column(page, 'new').locator('[aria-posinset="3"]');
  await expect(third).toBeInViewport();
  await drag(page, third, column(page, 'abgesagt'));
  await expect(column(page, 'abgesagt').locator('h2')).toContainText('401');
  const { added, there } = await seen.jsonValue();
  expect(there).toBeLessThan(90);
  expect(added).toBeLessThan(25);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('2,000 contacts: a column scrolled to its end shows its last card, and every card announces its position @whole', async ({
  page,
}) => {
  const list = column(page, 'new');
  await expect(list.locator('[data-contact]').first()).toHaveAttribute('aria-posinset', '1');
  await expect(list.locator('[data-contact]').first()).toHaveAttribute('aria-setsize', '400');
  const last = list.getByRole('button', { name: 'Kontakt Nummer 2000', exact: true });
  // The total height is known only after all cards have been rendered.
  await expect(async () => {
    await scrollTo(list, 1_000_000);
    await expect(last).toBeAttached({ timeout: 100 });
  }).toPass();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('2,000 contacts: the keyboard moves from card to card and to another column, with the focus @whole', async ({
  page,
  studio,
}) => {
  await column(page, 'new').locator('[data-opens]').first().focus();
  for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowDown');
  const card = column(page, 'new').locator('li:focus-within');
  await expect(card).toHaveAttribute('aria-posinset', '31');
  await expect(card).toBeInViewport();
  const name = await card.locator('[data-opens]').innerText();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const moved = column(page, 'nicht_erreicht').getByRole('button', { name, exact: true });
  await expect(moved).toBeFocused();
  await expect(moved).toBeInViewport();
  await expect
    .poll(async () => (await studio.sql('SELECT phase FROM contact WHERE name = $1', [name]))[0].phase)
    .toBe('nicht_erreicht');
});
