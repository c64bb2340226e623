import { expect, it } from 'vitest';
import { markColours, marksOf } from './photographer-marks.ts';

const letters = (...names: string[]) =>
  [...marksOf(names.map((name, index) => ({ id: String(index), name }))).values()].map((mark) => mark.letters);

it('are the initials', () => {
  expect(letters('Anna Lindner', 'Max Berger', 'Ольга Петрова', 'Cher', 'Dr. Eva von Stein')).toEqual([
    'AL',
    'MB',
    'ОП',
    'C',
    'DS',
  ]);
});

it('are more of the first name if two would be the same, and always different', () => {
  expect(letters('Anna Lindner', 'Anton Lang', 'Anna Lindner', 'Anna Lindner')).toEqual(['AL', 'AnL', 'AnnL', 'AnnaL']);
  const same = letters(...Array<string>(9).fill('Li Wu'));
  expect(new Set(same).size).toBe(9);
});

it('exist for names without letters', () => expect(letters('–', '–')).toEqual(['?', '?1']));

it('neighbours have different colours', () => {
  const people = Array.from({ length: 15 }, (_, index) => ({ id: String(index), name: `P${index}` }));
  const colours = [...marksOf(people).values()].map(({ colour }) => colour);
  expect(new Set(colours.slice(0, markColours)).size).toBe(markColours);
  expect(Math.max(...colours)).toBeLessThan(markColours);
});
