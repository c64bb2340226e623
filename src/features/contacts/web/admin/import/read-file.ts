import type { ColumnRoles } from '../../../domain/import/columns.ts';
import { guessedRoles } from '../../../domain/import/guessed-columns.ts';
import { type ExistingContact, type ImportPlan, planning, refusalOf } from '../../../domain/import/import-plan.ts';
import type { ImportRefusal } from '../../../domain/import/import-refusal.ts';
import type { RowChoices } from '../../../domain/import/import-row.ts';
import { areCards, tableOfCards } from '../../../domain/import/reading/cards.ts';
import { decoded, type Encoding, encodingOf } from '../../../domain/import/reading/encodings.ts';
import { type ReadTable, reading, type TableChoices } from '../../../domain/import/reading/read-table.ts';
import type { Steps } from '../../../domain/import/steps.ts';

/** How a file is read, as far as the administrator has chosen. */
export interface ReadChoices extends TableChoices {
  readonly encoding?: Encoding | undefined;
}

/** A file that was read, and how. */
export interface ReadFile {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly how: ReadChoices;
  readonly encoding: Encoding;
  /** Whether the encoding should be looked at: it was guessed from a few letters, or leaves signs that are none. */
  readonly isDoubtful: boolean;
  /** Cells with letters beyond ASCII, in which a wrong encoding is seen; none where the bytes leave no choice. */
  readonly samples: readonly string[];
  readonly read: ReadTable;
  readonly guessed: ColumnRoles;
  /** Why the file cannot be imported as it was read. */
  readonly refusal: ImportRefusal | undefined;
}

/** Reads a file: bytes to text, text to a table, columns to their meaning. */
export const readFile = async (file: string, bytes: Uint8Array, how: ReadChoices = {}): Promise<ReadFile> => {
  const guess = encodingOf(bytes);
  const encoding = how.encoding ?? guess.encoding;
  const text = decoded(bytes, encoding);
  const read = await withPauses(reading(areCards(text) ? tableOfCards(text) : text, how));
  const samples = samplesOf(read);
  const guessed = guessedRoles(read.table);
  return {
    file,
    bytes,
    how,
    encoding,
    isDoubtful: samples.some((sample) => sample.includes('\uFFFD')) || (how.encoding === undefined && !guess.isSure),
    samples: encoding.startsWith('utf') && guess.encoding === encoding ? [] : samples,
    read,
    guessed,
    refusal: refusalOf(read, guessed),
  };
};

/** Plans the import of a file, with pauses for the page. */
export const planOf = (
  { read }: ReadFile,
  existing: readonly ExistingContact[],
  choices: RowChoices,
): Promise<ImportPlan> => withPauses(planning(read.table, existing, choices));

const mostSamples = 6;

const samplesOf = ({ table: { headers, rows } }: ReadTable): readonly string[] => {
  const cells = [...headers, ...rows.slice(0, 500).flatMap(({ raw }) => Object.values(raw))];
  const beyond = cells.filter((cell) => /[\u0080-\u{10FFFF}]/u.test(cell)).map((cell) => cell.trim().slice(0, 60));
  return [...new Set(beyond)].slice(0, mostSamples);
};

/** How long a step may block the page, in ms: less than a frame. */
const atMost = 12;

/** Runs steps and yields to the page in between. */
const withPauses = async <T>(steps: Steps<T>): Promise<T> => {
  for (let since = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < atMost) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
};
