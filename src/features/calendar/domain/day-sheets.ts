/** A session with everyone who takes it. */
export interface SheetSession {
  readonly photographer_id: string;
  readonly photographer_name: string;
  /** What it uses besides its photographer; a second person is one of them. */
  readonly resources: readonly { readonly id: string; readonly name: string }[];
}

export interface DaySheet<Session> {
  readonly id: string;
  readonly name: string;
  readonly sessions: Session[];
}

/** Returns the sheet of each photographer, by name; `people`: the IDs of those resources that are photographers. */
export const daySheets = <Session extends SheetSession>(
  sessions: readonly Session[],
  people: ReadonlySet<string>,
): DaySheet<Session>[] => {
  const sheets = new Map<string, { id: string; name: string; sessions: Session[] }>();
  for (const session of sessions) {
    const first = { id: session.photographer_id, name: session.photographer_name };
    for (const { id, name } of [first, ...session.resources.filter((one) => people.has(one.id))]) {
      const sheet = sheets.get(id) ?? { id, name, sessions: [] };
      sheet.sessions.push(session);
      sheets.set(id, sheet);
    }
  }
  return [...sheets.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'de') || a.id.localeCompare(b.id));
};
