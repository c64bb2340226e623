import { type Locator, page } from 'vitest/browser';
import type { AdminPhotographer } from '#features/photographers/contract.ts';
import type { AdminResource } from '#features/resources/contract.ts';
import type { AdminService } from '#features/services/contract.ts';
import first from './first-answers.json' with { type: 'json' };
import { keepList } from './kept-list.ts';
import type { Asked } from './stub-server.ts';

/** The photographers of the back office, by default those of a new studio. */
export const keepPhotographers = (...more: readonly (Partial<AdminPhotographer> & { readonly name: string })[]) => {
  const { answers, ...kept } = keepList<AdminPhotographer>({
    path: '/api/admin/photographers',
    name: 'photographer',
    first: [
      ...first['GET /api/admin/photographers'],
      ...more.map((one) => ({ ...newPhotographer, ...one, id: crypto.randomUUID() })),
    ],
    made: newPhotographer,
  });
  return { ...kept, answers: { ...answers, ...switching('/api/admin/photographers', kept, 'is_active') } };
};
const newPhotographer: Omit<AdminPhotographer, 'id' | 'name'> = {
  phone: null,
  bio: null,
  bio_ru: null,
  email: null,
  experience_years: 0,
  hourly_rate: 0,
  is_active: true,
  daily_limit: null,
  upcoming_bookings: 0,
  is_example: false,
  version: 1,
};

/** The services of the back office, by default those of a new studio. */
export const keepServices = (...more: readonly (Partial<AdminService> & { readonly name: string })[]) => {
  const services = first['GET /api/admin/services'] as unknown as readonly AdminService[];
  const template = { ...services[0], is_example: false, name_ru: null, description_ru: null } as AdminService;
  const { answers, ...kept } = keepList<AdminService>({
    path: '/api/admin/services',
    name: 'service',
    first: [...services, ...more.map((one) => ({ ...template, ...one, id: crypto.randomUUID() }))],
    made: template,
  });
  return { ...kept, answers: { ...answers, ...switching('/api/admin/services', kept, 'active') } };
};

/** A room, unless `more` has another kind. */
export const newResource = (name_de: string, more: Partial<AdminResource> = {}): AdminResource => ({
  id: crypto.randomUUID(),
  kind: 'room',
  name_de,
  name_ru: null,
  units: 1,
  active: true,
  shown_to_customers: false,
  position: 0,
  daily_limit: null,
  version: 1,
  upcoming_sessions: 0,
  needed_by: [],
  needed_by_ids: [],
  ...more,
});

/** The answer to a press on the switch of a row. */
const switching = (path: string, kept: Switched, field: string) => ({
  [`PUT ${path}/{id}/toggle-active`]: ({ params }: Asked) => {
    const { name, [field]: isOn } = kept.all().find(({ id }) => id === params['id']) as Record<string, any>;
    kept.change(name, { [field]: !isOn });
    return kept.named(name);
  },
});
interface Switched {
  readonly all: () => readonly { readonly id: string }[];
  readonly change: (name: string, values: any) => void;
  readonly named: (name: string) => object;
}

export const row = (name: string): Locator => page.bySelector('tbody tr').filter({ hasText: name });
export const form = page.getByRole('dialog');
export const question = page.getByRole('alertdialog');
export const save = (): Promise<void> => form.getByRole('button', { name: 'Speichern' }).click();
