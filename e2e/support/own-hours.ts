import type { Page } from '@playwright/test';
import type { Studio } from './studio.ts';

export const hoursPath = (id: string): string => `/api/admin/resources/${id}/hours`;

type Blocks = readonly (readonly [string, string])[];
export const blocksOf = (blocks: Blocks) => blocks.map(([start_time, end_time]) => ({ start_time, end_time }));

/** A week without work, except on the given days. */
export const weekOf = (work: Readonly<Record<string, Blocks>>) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      blocksOf(work[day] ?? []),
    ]),
  );

/** Sets the own hours of a photographer or another resource: `changes` has periods, exceptions or both. */
export const setHours = async (studio: Studio, id: string, changes: object): Promise<void> => {
  const { status, body } = await studio.api('PUT', hoursPath(id), changes);
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
};

export const always = (work: Readonly<Record<string, Blocks>>) => ({
  valid_from: null,
  valid_until: null,
  week: weekOf(work),
});

/** All photographers and resources have the hours of the studio again. */
export const withoutOwnHours = (studio: Studio): Promise<unknown> => studio.sql('DELETE FROM own_hours');

export const hoursDialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Arbeitszeiten: ${name}`, exact: true });
export const periodForm = (page: Page) => page.getByRole('dialog', { name: /^Eigene Arbeitszeiten/ });
export const saveForm = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
