/** What the preview of an import says about rows, values and the way the file was read. */
export const de = {
  'refused.title': (count: number) =>
    count === 1 ? '1 Zeile wird nicht importiert' : `${count} Zeilen werden nicht importiert`,
  'refused.row': ({ line, reason }: { line: number; reason: string }) => `Zeile ${line}: ${reason}`,
  'refused.more': (count: number) => `und ${count} weitere`,
  'reason.duplicate': 'Diese Zeile wurde schon importiert oder steht weiter oben in der Datei.',
  'reason.appointment': 'Nach ihrem Status gibt es schon einen Termin.',
  'reason.incomplete': 'Name oder E‑Mail-Adresse fehlt.',
  'reason.bad_email': 'Die E‑Mail-Adresse ist ungültig.',
  'reason.test': 'Das sind Testdaten der Anzeige, keine Anfrage.',
  'reason.too_long': 'Der Name oder die ganze Zeile ist zu lang.',
  quoted: (text: string) => `„${text}“`,
  lines: ({ count, first, more }: { count: number; first: string; more: number }) =>
    `${count === 1 ? 'Zeile' : 'Zeilen'} ${first}${more > 0 ? ` und ${more} weitere` : ''}`,
  'remark.becomes': ({ cell, phone }: { cell: string; phone: string }) => `${cell} wird ${phone}`,
  'remark.destroyed': ({ lines, cells }: { lines: string; cells: string }) =>
    `${lines}: ${cells} ist keine Telefonnummer mehr. Ein Tabellenprogramm hat sie gerundet; sie wird nicht übernommen.`,
  'remark.completed': ({ lines, cells }: { lines: string; cells: string }) =>
    `${lines}: Telefonnummer ergänzt, weil ein Tabellenprogramm die Null oder das Plus am Anfang entfernt hat: ${cells}.`,
  'remark.doubtful': ({ lines, cells }: { lines: string; cells: string }) =>
    `${lines}: Der Telefonnummer ${cells} fehlt vermutlich die Null oder die Ländervorwahl. Bitte prüfen Sie sie nach dem Import.`,
  'remark.none': ({ lines, cells }: { lines: string; cells: string }) =>
    `${lines}: ${cells} ist keine Telefonnummer und wird nicht übernommen.`,
  'remark.status': ({ lines, cells }: { lines: string; cells: string }) =>
    `${lines}: Der Status ${cells} ist hier nicht bekannt. Solche Kontakte kommen in „In Klärung“.`,
  'remark.date': ({ lines, cells }: { lines: string; cells: string }) =>
    `${lines}: ${cells} ist kein lesbares Datum. Die Wartetage zählen ab heute.`,
  allNew: 'Alle Kontakte dieser Datei als „Neu“ importieren',
  withTests: 'Testdaten auch importieren',
  'withTests.hint': 'Zeilen, die das Testprogramm der Anzeige ausgefüllt hat.',
  'reading.title': 'Datei lesen',
  'reading.encoding': 'Zeichensatz',
  'reading.separator': 'Trennzeichen',
  'reading.header': 'Zeile mit den Spaltennamen',
  'reading.noHeader': 'Keine, die Daten beginnen sofort',
  'reading.line': ({ line, text }: { line: number; text: string }) => `Zeile ${line}: ${text}`,
  'reading.samples': 'Am Zeichensatz liegt es, ob diese Wörter stimmen:',
  'reading.doubtful': 'Bitte prüfen Sie diese Wörter. Stimmen sie nicht, wählen Sie einen anderen Zeichensatz:',
  'reading.above': (count: number) =>
    count === 1
      ? 'Eine Zeile über den Spaltennamen wird nicht gelesen.'
      : `${count} Zeilen über den Spaltennamen werden nicht gelesen.`,
  'reading.longer': (lines: string) =>
    `${lines}: Dort stehen mehr Zellen, als es Spaltennamen gibt. Sie haben unten eigene Spalten.`,
  'encoding.utf-8': 'Unicode (UTF‑8)',
  'encoding.utf-16le': 'Unicode (UTF‑16)',
  'encoding.utf-16be': 'Unicode (UTF‑16 BE)',
  'encoding.windows-1252': 'Windows, Westeuropa',
  'encoding.windows-1250': 'Windows, Mitteleuropa',
  'encoding.windows-1254': 'Windows, Türkisch',
  'encoding.windows-1251': 'Windows, Kyrillisch',
  'encoding.koi8-r': 'KOI8-R, Kyrillisch',
  'encoding.ibm866': 'DOS, Kyrillisch',
  'encoding.macintosh': 'Mac, Westeuropa',
  'encoding.x-mac-cyrillic': 'Mac, Kyrillisch',
  'separator.tab': 'Tabulator',
  'separator.semicolon': 'Semikolon ;',
  'separator.comma': 'Komma ,',
  'separator.bar': 'Senkrechter Strich |',
} as const;
