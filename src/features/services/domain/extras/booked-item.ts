/**
 * A line of a booking besides its service: chosen options, the number of people, a second session right after the first,
 * the fee for moves by the customer, or the reduction by a discount code, whose price is below 0. `count - included` of
 * it are charged, if that is more than 0.
 */
export interface Item {
  readonly kind: ItemKind;
  readonly option_id: string | null;
  /** The service of a second session. */
  readonly service_id?: string | null | undefined;
  /** The code of a reduction. */
  readonly discount_code_id?: string | null | undefined;
  readonly name_de: string;
  readonly name_ru: string | null;
  readonly count: number;
  readonly included: number;
  readonly unit_price_cents: number;
  readonly unit_minutes: number;
  /** How many of the minutes of a second session lie between the two. */
  readonly gap_minutes?: number | undefined;
}

export const itemKinds = ['option', 'people', 'session', 'move_fee', 'discount'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const chargedUnits = ({ count, included }: Pick<Item, 'count' | 'included'>): number =>
  Math.max(count - included, 0);
export const priceOfItem = (item: Item): number => chargedUnits(item) * item.unit_price_cents;
export const minutesOfItem = (item: Item): number => chargedUnits(item) * item.unit_minutes;
export const priceOfItems = (items: readonly Item[]): number => sumOf(items, priceOfItem);
export const minutesOfItems = (items: readonly Item[]): number => sumOf(items, minutesOfItem);

const sumOf = (items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

export const isMoveFee = ({ kind }: Pick<Item, 'kind'>): boolean => kind === 'move_fee';
export const isDiscount = ({ kind }: Pick<Item, 'kind'>): boolean => kind === 'discount';
/** Whether an item stays whatever the studio edits: it was not chosen as part of the service. */
export const staysOnEdit = (item: Pick<Item, 'kind'>): boolean => isMoveFee(item) || isDiscount(item);
export const isSession = ({ kind }: Pick<Item, 'kind'>): boolean => kind === 'session';

/** Returns the id by which an item is chosen: of its option, or of its second session; null: it has none. */
export const chosenIdOf = ({ option_id, service_id }: Pick<Item, 'option_id' | 'service_id'>): string | null =>
  option_id ?? service_id ?? null;
