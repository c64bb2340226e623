import { expect, test } from 'vitest';
import { exportName, slugOf } from './export-name.ts';

test.each([
  ['Jörg Weiß', 'joerg-weiss'],
  ['  Änne  d’Arc ', 'aenne-d-arc'],
  ['Елена Соколова-Щукина', 'elena-sokolova-shchukina'],
  ['José', 'jose'],
  ['Подъём Дарья Рэй', 'podem-darya-rey'],
  ['李', ''],
])('%j in a file name is %j (CAL-021)', (name, expected) => {
  expect(slugOf(name)).toBe(expected);
});

test('the name of an export contains the photographer and the Berlin time (CAL-021, AMB-060)', () => {
  const now = Date.parse('2030-06-05T07:05:00Z');
  expect(exportName(now)).toBe('calendar_export_2030-06-05_09-05.ics');
  expect(exportName(now, 'Max Berger')).toBe('calendar_export_max-berger_2030-06-05_09-05.ics');
});
