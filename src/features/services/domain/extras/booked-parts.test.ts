import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { namesOfBoth, namesOfFirst, partLines, partsOf } from './booked-parts.ts';

const session = {
  kind: 'session',
  name_de: 'Passfoto',
  name_ru: 'Фото на паспорт',
  unit_minutes: 45,
  gap_minutes: 15,
} as const;
const option = { kind: 'option', name_de: 'Make-up', name_ru: null, unit_minutes: 30 } as const;
const names = { name: 'Familie', name_de: 'Familie', name_ru: 'Семья' };
const start = Date.parse('2030-06-05T08:00Z');
const whole = { start, end: start + 120 * MINUTE };

it('a booking of two sessions names both in each language, and one of one session its service (PLAN-33)', () => {
  expect(namesOfBoth(names, [option, session])).toEqual({
    name: 'Familie + Passfoto',
    name_de: 'Familie + Passfoto',
    name_ru: 'Семья + Фото на паспорт',
  });
  expect(namesOfBoth({ ...names, name_ru: null }, [session]).name_ru).toBe('Familie + Фото на паспорт');
  expect(namesOfBoth(names, [option])).toBe(names);
});

it('the name of the first session is found again (PLAN-33)', () => {
  const text = fc.string({ minLength: 1 }).filter((one) => one.trim() === one && one !== '');
  fc.assert(
    fc.property(text, text, text, text, (de, ru, second_de, second_ru) => {
      const first = { name: de, name_de: de, name_ru: ru };
      const items = [{ kind: 'session' as const, name_de: second_de, name_ru: second_ru }];
      expect(namesOfFirst(namesOfBoth(first, items), items)).toEqual(first);
    }),
  );
  expect(namesOfFirst(names, [option])).toBe(names);
});

it('the second session takes the last minutes, after the time between the two (PLAN-33)', () => {
  const parts = partsOf(whole, [option, session]);
  expect(parts).toEqual({
    first: { start, end: start + 75 * MINUTE },
    second: { start: start + 90 * MINUTE, end: whole.end },
  });
  expect(parts && partLines(parts, namesOfBoth(names, [session]), [session], 'ru')).toEqual([
    '10:00–11:15 Семья',
    '11:30–12:00 Фото на паспорт',
  ]);
  expect(partsOf(whole, [option])).toBeUndefined();
});

it('the parts lie in the session in this order, however short the studio makes it (PLAN-33)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 60 }), (minutes, gap_minutes) => {
      const end = start + minutes * MINUTE;
      const parts = partsOf({ start, end }, [{ ...session, gap_minutes, unit_minutes: 30 + gap_minutes }]);
      const [first, second] = [parts?.first, parts?.second];
      const ends = [start, first?.end, second?.start, second?.end] as number[];
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect([first?.start, second?.end]).toEqual([start, end]);
    }),
  );
});
