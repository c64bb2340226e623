import { expect, test } from 'vitest';
import { phases, priorities } from '../domain/phases.ts';
import { de } from './board-de.ts';

test('phases and priorities have the names of the board', () => {
  expect(phases.map((phase) => de[`phase.${phase}`])).toEqual([
    'Neu',
    'Nicht erreicht',
    'In Klärung',
    'Termin geplant',
    'Abgesagt',
  ]);
  expect(priorities.map((priority) => de[`priority.${priority}`])).toEqual(['Niedrig', 'Mittel', 'Hoch']);
});
