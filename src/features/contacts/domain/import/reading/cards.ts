/** Whether a text is an address book as phones and mail programs write it (vCard). */
export const areCards = (text: string): boolean => /^\s*BEGIN:VCARD\s/i.test(text);

/**
 * The persons of an address book (vCard 2.1, 3.0 and 4.0) as a table with commas, in which every card has a row: name, as
 * many e-mail addresses and telephone numbers as a card has, company, notes. What is preferred stands first, and a mobile
 * number before others.
 */
export const tableOfCards = (text: string): string => {
  const cards = cardsIn(unfolded(text)).map(cardOf);
  const most = (of: 'emails' | 'phones'): number => Math.max(1, ...cards.map((card) => card[of].length));
  const numbered = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => (i === 0 ? name : `${name} ${i + 1}`));
  const [emails, phones] = [most('emails'), most('phones')];
  const header = ['name', ...numbered('email', emails), ...numbered('phone', phones), 'company', 'notes'];
  const filled = (values: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, i) => values[i] ?? '');
  const rows = cards.map(({ name, company, notes, ...more }) => [
    name,
    ...filled(more.emails, emails),
    ...filled(more.phones, phones),
    company,
    notes,
  ]);
  return [header, ...rows].map((row) => row.map(quoted).join(',')).join('\n');
};

/** How many addresses, or numbers, of one person are read. */
const mostOfOne = 20;

interface Card {
  readonly name: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly company: string;
  readonly notes: string;
}

interface Property {
  readonly name: string;
  /** In capitals: 'TYPE=CELL', or 'CELL' in version 2.1. */
  readonly params: string;
  readonly value: string;
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * The lines as they were before they were cut: the rest of a long line begins with a blank, or, in quoted-printable, the
 * line before it ends with '='.
 */
const unfolded = (text: string): string[] => {
  const lines: string[][] = [];
  let isPrintable = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const pieces = lines.at(-1);
    const last = pieces?.at(-1) ?? '';
    if (pieces && isPrintable && last.endsWith('=')) pieces.splice(-1, 1, last.slice(0, -1), line);
    else if (pieces && /^[ \t]/.test(line)) pieces.push(line.slice(1));
    else {
      isPrintable = /QUOTED-PRINTABLE/i.test(line.slice(0, line.indexOf(':') + 1));
      lines.push([line]);
    }
  }
  return lines.map((pieces) => pieces.join(''));
};

/** The lines of each card. */
const cardsIn = (lines: readonly string[]): string[][] => {
  const cards: string[][] = [];
  for (const line of lines) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) cards.push([]);
    else cards.at(-1)?.push(line);
  }
  return cards;
};

const cardOf = (lines: readonly string[]): Card => {
  const properties = lines.flatMap(propertyOf);
  const values = (name: string): readonly Property[] => properties.filter((property) => property.name === name);
  const first = (name: string): string => values(name)[0]?.value ?? '';
  return {
    name: plain(first('FN')) || nameOf(first('N')) || plain(partsOf(first('ORG'))[0] ?? ''),
    emails: ranked(values('EMAIL'), isPreferred).map(({ value }) => plain(value)),
    phones: ranked(values('TEL'), (property) => 2 * isMobile(property) + isPreferred(property)).map(({ value }) =>
      plain(value).replace(/^tel:/i, ''),
    ),
    company: plain(partsOf(first('ORG'))[0] ?? ''),
    notes: plain(first('NOTE')),
  };
};

const isPreferred = ({ params }: Property): number => (/[;,=]PREF\b|;PREF=/.test(params) ? 1 : 0);
const isMobile = ({ params }: Property): number => (/\b(?:CELL|IPHONE)\b/.test(params) ? 1 : 0);

const ranked = (properties: readonly Property[], rank: (property: Property) => number): readonly Property[] =>
  properties
    .filter(({ value }) => value.trim() !== '')
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, mostOfOne);

const propertyOf = (line: string): Property[] => {
  const [, name = '', params = '', value = ''] =
    /^(?:[\w-]+\.)?([A-Z-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/is.exec(line) ?? [];
  if (name === '') return [];
  const upper = params.toUpperCase();
  const isPrintable = /QUOTED-PRINTABLE/.test(upper);
  return [{ name: name.toUpperCase(), params: upper, value: isPrintable ? printed(value, upper) : value }];
};

/** Quoted-printable: '=C3=A4' is ä. */
const printed = (value: string, params: string): string => {
  const decode = decoderOf(/CHARSET="?([\w-]+)/.exec(params)?.[1] ?? 'utf-8');
  return value.replaceAll(/(?:=[0-9A-F]{2})+/gi, (run) =>
    decode.decode(Uint8Array.from(run.slice(1).split('='), (hex) => Number.parseInt(hex, 16))),
  );
};

const decoderOf = (charset: string): TextDecoder => {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('utf-8');
  }
};

/** The parts of a value, which semicolons separate unless a backslash stands before them. */
const partsOf = (value: string): string[] =>
  Array.from(value.matchAll(/((?:\\[^]|[^;\\])*)(?:;|$)/g), ([, part = '']) => part);

/** Family, given and further names as a person is called. */
const nameOf = (value: string): string => {
  const [family = '', given = '', further = ''] = partsOf(value).map(plain);
  return [given, further, family].filter(Boolean).join(' ');
};

const plain = (value: string): string =>
  value.replaceAll(/\\([^])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();
