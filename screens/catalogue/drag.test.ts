import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { keepServices, newResource, question } from '../support/catalogue.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Asked, refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const rows = page.bySelector('tbody tr');
const names = page.bySelector('tbody tr th > span:first-child');
const drag = (from: Locator, to: Locator): Promise<void> => userEvent.dragAndDrop(from, to);

test('dragging the third service to the first position changes the order; dropping one outside of the list changes nothing (SERV-002..005)', async () => {
  const kept = keepServices();
  const reordering = 'PUT /api/admin/services/reorder';
  const server = await openScreen('/admin/services', {
    answers: {
      ...kept.answers,
      [reordering]: ({ body: { service_ids } }: Asked) => {
        const moved = service_ids.map((id: string) => kept.all().find((one) => one.id === id));
        server.answer({ 'GET /api/admin/services': moved });
        return moved;
      },
    },
  });
  await expect.poll(() => names.elements()).toHaveLength(4);
  const before = textsOf(names);
  await drag(rows.nth(2), page.getByRole('heading', { level: 1 }));
  await drag(rows.nth(1), rows.nth(1));
  expect(textsOf(names)).toEqual(before);
  expect(server.asked(reordering)).toEqual([]);

  await drag(rows.nth(2), rows.nth(0));
  const order = ['Familienshooting', 'Porträtshooting', 'Bewerbungsfotos', 'Sonderangebot'];
  await expect.poll(() => textsOf(names)).toEqual(order);
  await expect
    .poll(() => server.asked(reordering).map(({ body }) => body))
    .toEqual([{ service_ids: order.map((name) => kept.named(name).id) }]);
});

test('the order of rooms is changed by dragging and by buttons, and a failure restores it (PLAN-07, PLAN-08)', async () => {
  const all = ['Eins', 'Zwei', 'Drei'].map((name, position) => newResource(name, { position }));
  const reordering = 'PUT /api/admin/resources/reorder';
  const server = await openScreen('/admin/resources', {
    answers: {
      'GET /api/admin/resources': all,
      [reordering]: ({ body: { resource_ids } }: Asked) => {
        const moved = resource_ids.map((id: string) => all.find((one) => one.id === id));
        server.answer({ 'GET /api/admin/resources': moved });
        return moved;
      },
    },
  });
  await expect.poll(() => textsOf(names)).toEqual(['Eins', 'Zwei', 'Drei']);
  await drag(rows.nth(2), rows.nth(0));
  await expect.poll(() => textsOf(names)).toEqual(['Drei', 'Eins', 'Zwei']);
  await expect.poll(() => server.asked(reordering)).toHaveLength(1);
  const up = page.getByRole('button', { name: 'Zwei nach oben' });
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => textsOf(names)).toEqual(['Drei', 'Zwei', 'Eins']);
  await expect.element(up).toHaveFocus();
  await expect.element(page.getByText('Zwei steht jetzt an Stelle 2 von 3')).toBeInTheDocument();
  await expect.poll(() => server.asked(reordering)).toHaveLength(2);
  server.answer({ [reordering]: refuse(500, { detail: 'kaputt' }) });
  await up.click();
  await expect.element(question).toHaveTextContent('Die neue Reihenfolge konnte nicht gespeichert werden.');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => textsOf(names)).toEqual(['Drei', 'Zwei', 'Eins']);
});
