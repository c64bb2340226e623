import { book, enter, expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { restoreFirstContent } from '../support/first-content.ts';
import { expect, type Studio, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => restoreFirstContent(studio));

const screens = [
  { path: '/admin/services', list: '/api/admin/services' },
  { path: '/admin/photographers', list: '/api/admin/photographers' },
] as const;

interface Listed {
  readonly name: string;
  readonly is_example: boolean;
}

const examplesOf = async (studio: Studio, list: string): Promise<Listed[]> =>
  ((await studio.api('GET', list)).body as Listed[]).filter(({ is_example }) => is_example);

for (const { path, list } of screens) {
  test(`${path}: the examples of a new studio are marked, and one click keeps them (SRV-99) @whole`, async ({
    page,
    studio,
  }) => {
    await enter(page, studio, path);
    const note = page.getByRole('region', { name: 'Beispiel' });
    await expect(note).toBeVisible();
    const badges = page.locator('#content').getByText('Beispiel', { exact: true }).filter({ visible: true });
    const { length } = await examplesOf(studio, list);
    expect(length).toBeGreaterThan(0);
    await expect(badges).toHaveCount(length);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dunkles Design' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await note.getByRole('button', { name: 'Alle übernehmen' }).click();
    await expect(page.getByText('Die Beispiele gehören jetzt zu Ihrem Studio.')).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect(badges).toHaveCount(0);
    expect(await examplesOf(studio, list)).toEqual([]);
    expect((await studio.api('GET', list)).body.length).toBeGreaterThanOrEqual(length);
  });

  test(`${path}: the examples are deleted together after a confirmation, except those with bookings (SRV-99) @whole`, async ({
    page,
    studio,
  }) => {
    await book(studio, `${berlinDay(3)}T10:00`);
    const before = await examplesOf(studio, list);
    await enter(page, studio, path);
    const note = page.getByRole('region', { name: 'Beispiel' });
    await note.getByRole('button', { name: 'Beispiele löschen' }).click();
    const question = page.getByRole('alertdialog', { name: 'Beispiele löschen' });
    for (const { name } of before) await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    expect(await examplesOf(studio, list)).toHaveLength(before.length);
    await note.getByRole('button', { name: 'Beispiele löschen' }).click();
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByText('Beispiele gelöscht.')).toBeVisible();
    const left = await examplesOf(studio, list);
    expect(left).toHaveLength(1);
    await expect(page.getByRole('alertdialog')).toContainText(
      `Dafür gibt es schon Buchungen, deshalb bleibt es: ${left[0]?.name}.`,
    );
  });
}
