/** The content of a sheet: a session, or time off; instants are epoch ms. */
export interface PrintedEvent {
  readonly photographer_id: string;
  readonly photographer_name: string;
  readonly start: number;
  readonly end: number;
  /** Only of a session. */
  readonly status?: string | undefined;
}

export interface Sheet<Event extends PrintedEvent> {
  readonly id: string;
  readonly name: string;
  readonly events: readonly Event[];
}

/** Returns a sheet for each photographer with events between two instants, by name; cancelled sessions are left out. */
export const sheetsOf = <Event extends PrintedEvent>(
  events: readonly Event[],
  { from, until }: { readonly from: number; readonly until: number },
): readonly Sheet<Event>[] => {
  const sheets = new Map<string, { id: string; name: string; events: Event[] }>();
  for (const event of events.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (event.status === 'CANCELLED' || event.start >= until || event.end <= from) continue;
    const { photographer_id: id, photographer_name: name } = event;
    const sheet = sheets.get(id) ?? { id, name, events: [] };
    sheet.events.push(event);
    sheets.set(id, sheet);
  }
  return [...sheets.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'de'));
};
