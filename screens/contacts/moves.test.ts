import { expect, test } from 'vitest';
import { boardOf, cardOf, columnOf, contactOf } from '../support/contacts.ts';
import { dragByMouse, topOf } from '../support/input/drag.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

test('dragging moves a card to any column at once; dropping it on its own column changes nothing (CONT-071, CONT-082, CONT-105)', async () => {
  const lead = contactOf({ phase: 'abgesagt' });
  const { answers, stored } = boardOf(lead);
  const changing = 'PATCH /api/admin/contacts/{id}';
  const held = Promise.withResolvers<void>();
  const change = answers[changing] as (asked: Asked) => object;
  const stage = await openScreen('/admin/kontakten', {
    answers: {
      ...answers,
      [changing]: async (asked: Asked) => {
        await held.promise;
        return change(asked);
      },
    },
  });
  await dragByMouse(cardOf(lead), () => topOf(columnOf('abgesagt')));
  await expect.element(cardOf(lead)).not.toHaveClass(/opacity-40/);
  expect(stage.asked(changing)).toEqual([]);
  await dragByMouse(cardOf(lead), () => topOf(columnOf('new')));
  await expect.element(columnOf('new').bySelector(`[data-contact="${lead.id}"]`)).toBeVisible();
  expect(stored(lead)?.phase).toBe('abgesagt');
  held.resolve();
  await expect.poll(() => stored(lead)?.phase).toBe('new');
  expect(stage.asked(changing).map(({ body }) => body)).toEqual([{ phase: 'new' }]);
});
