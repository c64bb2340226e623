import type { TestResponse } from '#app/server/testing/test-studio.ts';
import type { AdminOption } from '#features/services/options-contract.ts';
import type { Context } from '#shared/server/context.ts';
import { type StudioWithRooms, studioWithRooms } from './studio-with-rooms.ts';

export interface StudioWithExtras extends StudioWithRooms {
  /** Sets the options of the service and, if given, its people; returns the IDs of the options in their order. */
  readonly offer: (options: readonly Partial<AdminOption>[], people?: object | null) => Promise<string[]>;
  /** Changes the service. */
  readonly change: (changes: object) => Promise<TestResponse['body']>;
}

/** A studio whose service lasts one hour, costs 150 EUR and gets options by the test. */
export const studioWithExtras = (overrides: Partial<Context> = {}): StudioWithExtras => {
  const withRooms = studioWithRooms(overrides);
  const change: StudioWithExtras['change'] = async (changes) => {
    const path = `/api/admin/services/${withRooms.service()}`;
    const { status, body } = await withRooms.studio().adminCall('PUT', path, changes);
    if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...withRooms,
    change,
    offer: async (options, people) => {
      const all = options.map((option) => ({ name_de: 'Extra', price: 10, ...option }));
      const body = await change({ options: all, ...(people !== undefined && { people }) });
      return body.options.map(({ id }: AdminOption) => id);
    },
  };
};

/** The items of a booking: how many of what, and what they cost together. */
export const linesOf = ({ items }: { readonly items?: readonly { name_de: string; count: number; price: number }[] }) =>
  items?.map(({ name_de, count, price }) => `${count} ${name_de} ${price}`);
