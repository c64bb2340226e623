/**
 * A strict reader of tables, for tests: RFC 4180 with semicolons, as the spreadsheets of Germany and Russia read them. It
 * shares no code with any writer. Throws on what a strict program could refuse: a bare CR or LF outside of quotes, a quote
 * within a cell that has none around it, text behind a closing quote, a quote that is never closed, rows of different
 * lengths. Throws too on a cell that a spreadsheet would read as a formula.
 */
export const readStrictCsv = (file: string): string[][] => {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n$/, '');
  const rows: string[][] = [[]];
  let rest = text;
  for (;;) {
    const [, quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"|([^";\r\n]*))/.exec(rest) ?? [];
    const isQuoted = quoted !== undefined;
    rest = rest.slice(isQuoted ? quoted.length + 2 : plain.length);
    const cell = isQuoted ? quoted.replaceAll('""', '"') : plain;
    refuseFormula(cell, isQuoted);
    rows.at(-1)?.push(cell);
    if (rest === '') break;
    if (rest.startsWith(';')) rest = rest.slice(1);
    else if (rest.startsWith('\r\n')) {
      rest = rest.slice(2);
      rows.push([]);
    } else throw new Error(`Not the end of a cell: ${JSON.stringify(rest.slice(0, 20))}`);
  }
  const lengths = new Set(rows.map(({ length }) => length));
  if (lengths.size > 1) throw new Error(`Rows of ${[...lengths].join(', ')} cells`);
  return rows;
};

const refuseFormula = (cell: string, isQuoted: boolean): void => {
  const isNumber = !isQuoted && /^-?\d+(?:,\d+)?$/.test(cell);
  if (!isNumber && /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell)) throw new Error(`A formula: ${JSON.stringify(cell)}`);
};
