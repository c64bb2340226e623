/** The cards of one group. */
export interface CardGroup<Card> {
  readonly group_name: string;
  readonly cards: readonly Card[];
}

/** Returns cards by group, the groups in the order of their first cards; the order within a group stays. */
export const byGroup = <Card extends { readonly group_name: string }>(cards: readonly Card[]): CardGroup<Card>[] =>
  [...new Set(cards.map(({ group_name }) => group_name))].map((group_name) => ({
    group_name,
    cards: cards.filter((card) => card.group_name === group_name),
  }));

interface Timed {
  readonly number: number;
  /** ISO; null: not booked. */
  readonly start: string | null;
}

/** Returns cards as they come to the photographer: by time, those without a booking last, by number. */
export const byTime = <Card extends Timed>(cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => momentOf(a) - momentOf(b) || a.number - b.number);

const momentOf = ({ start }: Timed): number => (start === null ? Number.MAX_SAFE_INTEGER : Date.parse(start));
