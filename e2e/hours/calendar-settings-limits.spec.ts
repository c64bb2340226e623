import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { fresh, path, save, screen } from './calendar-settings.ts';

test.beforeEach(async ({ studio }) => {
  await studio.api('PUT', path, fresh);
});

test('values outside their limits are not sent (CALSET-007..010, SRV-15)', async ({ page, studio }) => {
  await enter(page, studio, screen);
  const made: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && made.push(request.url()));
  const refused = async (label: string, values: readonly string[], message: string) => {
    const field = page.getByLabel(label);
    const before = await field.inputValue();
    for (const value of values) {
      await field.fill(value);
      await save(page);
      await expect(field, value).toBeFocused();
      await expect(page.getByText(message)).toBeVisible();
    }
    await field.fill(before);
    await expect(page.getByText(message)).toHaveCount(0);
  };
  await refused(
    'Abstand der Startzeiten',
    ['10', '490', '20', ''],
    'Bitte eine ganze Zahl von 15 bis 480 in Schritten von 15',
  );
  await refused('Puffer zwischen Terminen', ['61', '7', '-5'], 'Bitte eine ganze Zahl von 0 bis 60 in Schritten von 5');
  await refused('Buchbar im Voraus', ['0', '366'], 'Bitte eine ganze Zahl von 1 bis 365 angeben');
  await refused('Stornierbar bis', ['0', '169'], 'Bitte eine ganze Zahl von 1 bis 168 angeben');
  await refused('Montag: Ende', ['08:00'], 'Beginn und Ende passen nicht zusammen');
  expect(made).toEqual([]);
});
