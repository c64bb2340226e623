import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapeText, type Sheet, sheetXml } from './sheet-xml.ts';

/** Approximate size of a chunk of XML, in characters. */
const chunkSize = 65_536;

/**
 * Streams an Excel workbook. Rows are requested as fast as the reader takes them, so a workbook of any length needs
 * little memory and does not block other work. An error while reading rows destroys the stream with that error.
 */
export const workbookStream = (sheets: readonly Sheet[]): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  for (const [path, xml] of Object.entries(partsOf(sheets.map(({ name }) => name)))) {
    zip.addBuffer(Buffer.from(xml), path);
  }
  for (const [i, sheet] of sheets.entries()) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${i + 1}.xml`, (give) => {
      const source = Readable.from(inChunks(sheetXml(sheet)), { objectMode: false });
      source.on('error', fail);
      output.on('close', () => source.destroy());
      give(null, source);
    });
  }
  zip.end();
  return output;
};

async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < chunkSize) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All parts of a workbook except its sheets, by path. */
const partsOf = (names: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml':
    `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>` +
    names
      .map((_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${type}.worksheet+xml"/>`)
      .join('') +
    '</Types>',
  '_rels/.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
    names.map((name, i) => `<sheet name="${attribute(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('') +
    '</sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${xml}<Relationships xmlns="${packaged}/relationships">` +
    names
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join('') +
    `<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>',
});

const attribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
