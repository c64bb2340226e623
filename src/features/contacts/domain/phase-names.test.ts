import { expect, test } from 'vitest';
import { phaseNames, priorityNames } from './phase-names.ts';
import { phases, priorities } from './phases.ts';

test('phases and priorities have the names of the board', () => {
  expect(phases.map((phase) => phaseNames[phase].name)).toEqual([
    'Neu',
    'Nicht erreicht',
    'In Klärung',
    'Termin geplant',
    'Abgesagt',
  ]);
  expect(priorities.map((priority) => priorityNames[priority])).toEqual(['Niedrig', 'Mittel', 'Hoch']);
});
