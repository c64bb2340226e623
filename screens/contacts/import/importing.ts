import { type Locator, page } from 'vitest/browser';
import { type Contact, newContact } from '#features/contacts/contract.ts';
import type { ContactImport } from '#features/contacts/import-contract.ts';
import { boardOf, contactOf } from '../../support/contacts.ts';
import { owner } from '../../support/first-studio.ts';
import { openScreen } from '../../support/open-screen.tsx';
import { type Answers, type Asked, refuse } from '../../support/stub-server.ts';

export const adding = 'POST /api/admin/contacts';
export const beginning = 'PUT /api/admin/contacts/imports/{id}';
export const undoing = 'DELETE /api/admin/contacts/imports/{id}';

interface ImportingBoard {
  readonly answers: Answers;
  /** The contacts as the server has them now, in the order in which they were added. */
  readonly contacts: () => readonly Contact[];
  readonly byName: (name: string) => Contact | undefined;
  /** Deletes all contacts. */
  readonly empty: () => void;
  /** Changes a contact as somebody else does; undoing its import keeps it. */
  readonly change: (name: string, changes: Partial<Contact>) => void;
}

/** Answers about a board that takes imports, and takes them back. It refuses what the contract of a new contact refuses. */
export const importingBoard = (): ImportingBoard => {
  const { answers } = boardOf();
  let contacts: readonly Contact[] = [];
  const importOf = new Map<string, string>();
  const imports = new Map<string, ContactImport>();
  const madeBy = (id: string): readonly Contact[] => contacts.filter((one) => importOf.get(one.id) === id);
  const isUntouched = ({ version }: Contact): boolean => version === '1';
  const viewOf = (one: ContactImport): ContactImport => {
    const made = madeBy(one.id);
    return { ...one, contacts: made.length, untouched: one.undone_at === null ? made.filter(isUntouched).length : 0 };
  };
  const add = ({ body }: Asked) => {
    const read = newContact.safeParse(body);
    if (!read.success) return refuse(422, { detail: [{ loc: ['body'], msg: read.error.message, type: 'invalid' }] });
    const { import_id, phase_entered_at, ...fields } = read.data;
    const at =
      phase_entered_at === undefined || phase_entered_at === null ? {} : { phase_entered_at: body.phase_entered_at };
    const made = contactOf({ ...(fields as Partial<Contact>), ...at });
    contacts = [...contacts, made];
    if (import_id) importOf.set(made.id, import_id);
    return made;
  };
  const undo = ({ params: { id = '' } }: Asked) => {
    const removed = madeBy(id).filter(isUntouched);
    contacts = contacts.filter((one) => !removed.includes(one));
    const undone_at = '2027-05-11T10:30:00.000+02:00';
    imports.set(id, { ...(imports.get(id) as ContactImport), undone_at, removed: removed.length });
    return { removed: removed.length, kept_changed: madeBy(id).length, kept_booked: 0 };
  };
  return {
    contacts: () => contacts,
    byName: (name) => contacts.find((one) => one.name === name),
    empty: () => {
      contacts = [];
    },
    change: (name, changes) => {
      contacts = contacts.map((one) => (one.name === name ? { ...one, ...changes, version: '2' } : one));
    },
    answers: {
      ...answers,
      'GET /api/admin/contacts': () => contacts.toReversed(),
      'GET /api/admin/contacts/stats': () => ({
        total_contacts: contacts.length,
        conversion_rate: 0,
        priority_breakdown: { low: 0, medium: contacts.length, high: 0 },
        source_breakdown: {},
      }),
      [adding]: add,
      'GET /api/admin/contacts/imports': () =>
        [...imports.values()].map(viewOf).filter((one) => one.contacts > 0 || one.undone_at !== null),
      [beginning]: ({ params: { id = '' }, body }: Asked) => {
        const created = { id, file_name: body.file_name, created_by: owner.full_name };
        const at = { created_at: '2027-05-11T10:20:00.000+02:00', undone_at: null, removed: null };
        imports.set(id, { ...created, ...at, contacts: 0, untouched: 0 });
        return imports.get(id) as ContactImport;
      },
      [undoing]: undo,
    },
  };
};

/** Opens a board without contacts, which takes imports. */
export const openImporting = async (language: 'de' | 'ru' = 'de') => {
  const board = importingBoard();
  const stage = await openScreen('/admin/kontakten', { answers: board.answers, language });
  return { ...board, stage };
};

export type Content = string | readonly number[] | ArrayBuffer;

/** Chooses a file, as its dialog does. */
export const choose = async (
  content: Content,
  { name = 'leads.csv', type = 'text/csv', label = 'CSV-Datei' } = {},
): Promise<void> => {
  const input = (await page.getByLabelText(label).findElement()) as HTMLInputElement;
  const files = new DataTransfer();
  const part = typeof content === 'string' || content instanceof ArrayBuffer ? content : new Uint8Array(content);
  files.items.add(new File([part], name, { type }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

export const preview = page.getByRole('dialog', { name: 'Import prüfen' });
export const summary = page.getByRole('dialog', { name: 'Import abgeschlossen' });
export const confirm = preview.getByRole('button', { name: /^\d+ Kontakte? importieren$/ });
export const finish = (): Promise<void> => page.getByRole('button', { name: 'Fertig' }).click();

/** The numbers that a dialog shows, by label. */
export const countsIn = (dialog: Locator): Record<string, number> =>
  Object.fromEntries(
    dialog
      .bySelector('dl')
      .first()
      .bySelector(':scope > div')
      .elements()
      .map((row) => [row.querySelector('dt')?.innerText ?? '', Number(row.querySelector('dd')?.innerText)]),
  );

/** A text in UTF-16 with its mark. */
export const utf16 = (text: string, isLittleEndian = true): ArrayBuffer => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  const marked = `\uFEFF${text}`;
  for (let at = 0; at < marked.length; at++) view.setUint16(2 * at, marked.charCodeAt(at), isLittleEndian);
  return view.buffer;
};

/** A text in windows-1252, which has no more than that and the sign of the euro. */
export const windows1252 = (text: string): number[] =>
  Array.from(text, (character) => (character === '€' ? 0x80 : character.charCodeAt(0)));

const fixtures = import.meta.glob<string>('./files/*.csv', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** A file of another program. */
export const fixture = async (name: string): Promise<ArrayBuffer> => {
  const address = fixtures[`./files/${name}`];
  if (!address) throw new Error(`No file ${name}`);
  return (await fetch(address)).arrayBuffer();
};
