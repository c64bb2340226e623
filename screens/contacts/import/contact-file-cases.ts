type Made = readonly [name: string, email: string, phone: string | null];
/** A file, and what the import makes of it without a hand. */
export interface FileCase {
  /** A file of the fixtures, or its bytes. */
  readonly file: string | readonly number[];
  readonly contacts: readonly Made[];
  /** The lines of the first rows in the preview. */
  readonly lines?: readonly number[];
  /** What the preview says. */
  readonly says?: readonly (string | RegExp)[];
  readonly counts?: Readonly<Record<string, number>>;
}

const lena: Made = ['Lena Beispiel', 'lena@example.org', '0170 5550101'];
const joerg: Made = ['Jörg Muster', 'joerg@example.org', '0170 5550102'];
/** The bytes of a file: texts of ASCII, and single bytes. */
const bytes = (...parts: readonly (string | number)[]): number[] =>
  parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part));

const alenaInKoi8 = [0xe1, 0xcc, 0xa3, 0xce, 0xc1, 0x20, 0xf0, 0xd2, 0xc9, 0xcd, 0xc5, 0xd2, 0xcf, 0xd7, 0xc1];

/** Files as programs write them, read without touching anything. Decoders differ between Node and browsers. */
export const cases: readonly FileCase[] = [
  {
    file: 'google-contacts.csv',
    contacts: [
      ['Lena Marie Beispiel', 'lena@example.org', '+49 170 5550101'],
      ['Jörg Muster', 'joerg@example.org', '0170 5550102'],
    ],
  },
  {
    file: 'hubspot-contacts.csv',
    contacts: [
      ['Lena Beispiel', 'lena@example.org', '+491705550101'],
      ['Jörg Muster', 'joerg@example.org', '+491705550102'],
    ],
  },
  { file: 'first-and-last-name-german.csv', contacts: [lena] },
  { file: 'person-columns.csv', contacts: [['Lena Beispiel', 'lena@example.org', '+49 170 5550101']] },
  { file: 'two-telephones.csv', contacts: [lena, ['Jörg Muster', 'joerg@example.org', '030 5550103']] },
  { file: 'russian-headers.csv', contacts: [['Алёна Примерова', 'alena@example.org', '0170 5550101']] },
  {
    file: 'lead-form-utf16.csv',
    contacts: [['Lena Beispiel', 'lena@example.org', '+491705550101']],
    counts: { 'Gesamt in Datei': 2, 'Zu importieren': 1, 'Testdaten übersprungen': 1 },
    says: ['Zeile 2: Der Status „CREATED“ ist hier nicht bekannt', 'Alle Kontakte dieser Datei als „Neu“ importieren'],
  },
  {
    file: 'spreadsheet-windows-1251.csv',
    contacts: [
      ['Алёна Примерова', 'alena@example.org', '0170 5550101'],
      ['Фёдор Образцов', 'fedor@example.org', '0170 5550102'],
    ],
    says: ['Am Zeichensatz liegt es', 'Телефон · Алёна Примерова · Фёдор Образцов'],
  },
  {
    file: 'spreadsheet-mac-roman.csv',
    contacts: [
      ['Jürgen Müßig', 'juergen@example.org', '0170 5550101'],
      ['Zoé Schäfer', 'zoe@example.org', '0170 5550102'],
    ],
    lines: [2, 3],
  },
  {
    file: 'crlf-header-lf-rows.csv',
    contacts: [lena, joerg, ['Zoé Schäfer', 'zoe@example.org', '0170 5550103']],
    lines: [2, 3, 4],
  },
  { file: 'lf-header-crlf-rows.csv', contacts: [lena, joerg], lines: [2, 3] },
  {
    file: 'numbers-rewritten.csv',
    contacts: [
      ['Lena Beispiel', 'lena@example.org', null],
      ['Jörg Muster', 'joerg@example.org', '01705550102'],
      ['Zoé Schäfer', 'zoe@example.org', '01705550103'],
    ],
    says: ['Zeile 2: „4,91706E+11“ ist keine Telefonnummer mehr', '„1705550102“ wird 01705550102'],
  },
  {
    file: 'lines-above-the-header.csv',
    contacts: [lena],
    lines: [5],
    says: ['2 Zeilen über den Spaltennamen werden nicht gelesen.'],
  },
  {
    file: 'more-commas-in-the-header.csv',
    contacts: [['Beispiel, Lena, Dr., Berlin', 'lena@example.org', '0170 5550101']],
  },
  {
    // windows-1252 with the bytes that Node reads otherwise.
    file: bytes('Name;E-Mail;question_x\r\n', 0x8a, 'imon', 0x92, 's M', 0xfc, 'ller;s@example.org;ab 500 ', 0x80),
    contacts: [['Šimon’s Müller', 's@example.org', null]],
    says: ['Šimon’s Müller · ab 500 €'],
  },
  {
    // KOI8-R
    file: bytes('Name;E-Mail\r\n', ...alenaInKoi8, ';alena@example.org\r\n'),
    contacts: [['Алёна Примерова', 'alena@example.org', null]],
  },
  {
    // windows-1254
    file: bytes('Name;E-Mail\r\nI', 0xfe, 0xfd, 'l Ya', 0xf0, 'mur;isil@example.org\r\n'),
    contacts: [['Işıl Yağmur', 'isil@example.org', null]],
    says: ['Bitte prüfen Sie diese Wörter'],
  },
];
