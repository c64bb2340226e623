export interface ReadCalendar {
  /** Names of all components, in the order in which they begin. */
  readonly components: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
  /** Values by property name, parameters by 'PROPERTY;PARAMETER'. */
  readonly events: readonly Readonly<Record<string, string>>[];
}

/**
 * A strict parser of calendar files, for tests. It follows RFC 5545 and RFC 6868 and shares no code with the writer.
 * Throws on anything that a strict calendar could refuse: a bare CR or LF, a line over 75 octets, a character split by
 * folding, a control character, an unknown escape, a property that occurs twice, an address with letters that a URI does not have; and, by RFC 5546, a method or an attendee
 * without an organizer.
 */
export const readCalendar = (file: string): ReadCalendar => {
  const components: string[] = [];
  const open: { name: string; properties: Record<string, string> }[] = [];
  const events: Record<string, string>[] = [];
  let calendar: Record<string, string> | undefined;
  for (const line of unfold(file)) {
    const { name, parameters, value } = contentLine(line);
    if (name === 'BEGIN') {
      components.push(value);
      open.push({ name: value, properties: {} });
    } else if (name === 'END') {
      const closed = open.pop();
      if (closed?.name !== value) throw new Error(`END:${value} does not close ${String(closed?.name)}`);
      if (value === 'VEVENT') events.push(closed.properties);
      if (value === 'VCALENDAR') calendar = closed.properties;
    } else {
      const properties = open.at(-1)?.properties;
      if (!properties) throw new Error(`${name} outside of any component`);
      if (name in properties) throw new Error(`${name} occurs twice`);
      properties[name] = unescapeText(value);
      for (const [parameter, setting] of parameters) properties[`${name};${parameter}`] = setting;
    }
  }
  if (!calendar || open.length > 0) throw new Error('The calendar does not end');
  refuseWithoutOrganizer(calendar, events);
  return { components, properties: calendar, events };
};

/** What is sent, and what has participants, names who organizes it (RFC 5546). */
const refuseWithoutOrganizer = (calendar: object, events: readonly object[]): void => {
  for (const event of events) {
    if (('METHOD' in calendar || 'ATTENDEE' in event) && !('ORGANIZER' in event)) throw new Error('No ORGANIZER');
  }
};

const unfold = (file: string): string[] => {
  if (!file.endsWith('\r\n')) throw new Error('The last line does not end');
  const lines: string[] = [];
  for (const line of file.slice(0, -2).split('\r\n')) {
    // oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(line)) throw new Error(`A control character in ${line}`);
    if (!line.isWellFormed()) throw new Error('Folded within a character');
    if (Buffer.byteLength(line) > 75) throw new Error(`${Buffer.byteLength(line)} octets in ${line}`);
    const last = lines.length - 1;
    if (line.startsWith(' ')) lines[last] += line.slice(1);
    else lines.push(line);
  }
  return lines;
};

const contentLine = (line: string) => {
  const found = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u.exec(line);
  if (!found) throw new Error(`Not a content line: ${line}`);
  const [, name = '', rest = '', value = ''] = found;
  if (value.startsWith('mailto:') && /[^\p{ASCII}]/u.test(value)) throw new Error(`Not a URI: ${value}`);
  const parameters = [...rest.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^";:,]*))/gu)].map(
    ([, parameter = '', quoted, plain = '']): [string, string] => [parameter, circumflex(quoted ?? plain)],
  );
  return { name, parameters, value };
};

const circumflex = (text: string): string =>
  text.replaceAll(/\^(.)/g, (_, mark: string) => ({ n: '\n', '^': '^', "'": '"' })[mark] ?? `^${mark}`);

const unescapeText = (text: string): string =>
  text.replaceAll(/\\(.?)/gu, (_, mark: string) => {
    const meant = { n: '\n', N: '\n', '\\': '\\', ';': ';', ',': ',' }[mark];
    if (meant === undefined) throw new Error(`Unknown escape \\${mark}`);
    return meant;
  });
