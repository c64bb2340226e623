import { expect, it } from 'vitest';
import { exportStudio } from './testing/export-studio.ts';

const { studio, download, book, cancel } = exportStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

const addRoom = async (name_de: string, more: object = {}): Promise<string> => {
  const { status, body } = await admin('POST', '/api/admin/resources', { kind: 'room', name_de, ...more });
  expect(status).toBe(201);
  return body.id;
};

it('the file of all bookings has a last column with the rooms and equipment of each session, once there are some (PLAN-06, EXP-009)', async () => {
  const needing = await studio().addService({ name: 'Mit Raum' });
  await book('2030-06-05T09:00');
  expect((await download()).sheets[0]?.data[0]).toHaveLength(15);
  const [studio1, set] = [await addRoom('=Studio 1', { name_ru: 'Зал 1' }), await addRoom('Holzwand', { kind: 'set' })];
  await admin('PUT', `/api/admin/services/${needing}`, {
    needs: [{ resource_ids: [studio1] }, { resource_ids: [set] }],
  });
  await book('2030-06-05T11:00', { service_id: needing });
  const cancelled = await book('2030-06-05T14:00', { service_id: needing });
  await cancel(cancelled);
  const cells = async (query: string) => {
    const data = (await download(query)).sheets[0]?.data ?? [];
    expect(data[0]?.[14]).toMatch(/^(?:Aktualisiert|Обновлено)$/);
    return data.map((row) => row[15]);
  };
  const byStart = '?sort_by=start&sort_order=asc';
  expect(await cells(byStart)).toEqual(['Räume & Ausstattung', null, '=Studio 1, Holzwand', null]);
  expect(await cells(`${byStart}&language=ru`)).toEqual(['Залы и оборудование', null, 'Зал 1, Holzwand', null]);
});
