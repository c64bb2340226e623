import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guessedRoles } from '../guessed-columns.ts';
import { planImport } from '../import-plan.ts';
import { areCards, tableOfCards } from './cards.ts';
import { readTable } from './read-table.ts';

const cards = (...texts: readonly string[]) =>
  texts.map((text) => `BEGIN:VCARD\r\n${text.trim().replaceAll('\n', '\r\n')}\r\nEND:VCARD\r\n`).join('');
const contactsOf = (text: string) => {
  expect(areCards(text)).toBe(true);
  const { table } = readTable(tableOfCards(text));
  return planImport(table, [], { roles: guessedRoles(table), now: Date.UTC(2026, 10, 29) }).toImport.map(
    ({ contact }) => contact,
  );
};
const erika = { name: 'Erika Müller', email: 'erika@example.de', phone: '+49 170 5550101' };

it.each([
  [
    'a phone of one maker',
    `VERSION:3.0
PRODID:-//Phone//EN
N:Müller;Erika;;;
FN:Erika Müller
item1.EMAIL;type=INTERNET;type=HOME:alt@example.de
EMAIL;type=INTERNET;type=WORK;type=pref:erika@example.de
TEL;type=HOME;type=VOICE:030 5550101
TEL;type=CELL;type=VOICE;type=pref:+49 170 5550101
NOTE:mag Hunde\\, kommt\\nmit zwei Kin
 dern`,
  ],
  [
    'a phone of another maker, with quoted-printable',
    `VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Erika;;;
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Erika=20M=C3=
=BCller
TEL;HOME:030 5550101
TEL;CELL;PREF:+49 170 5550101
EMAIL;HOME:erika@example.de`,
  ],
  [
    'a server of addresses',
    `VERSION:4.0
FN:Erika Müller
N:Müller;Erika;;;
EMAIL;PREF=1:erika@example.de
TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+49 170 5550101`,
  ],
])('persons are read from the address book of %s (CSV-047)', (_, text) => {
  expect(contactsOf(cards(text))).toMatchObject([erika]);
});

it('every card has a row, one without an address is refused with its reason, and the company stands in for a name', () => {
  const text = cards(
    'VERSION:3.0\nFN:Anna\nEMAIL:anna@example.de',
    'VERSION:3.0\nFN:Ohne\nTEL:030 1',
    'VERSION:3.0\nN:;;;;\nFN:\nORG:Kita Sonne\\; Mitte;Büro\nEMAIL:kita@example.de',
  );
  const { table } = readTable(tableOfCards(text));
  const plan = planImport(table, [], { roles: guessedRoles(table), now: 0 });
  expect(plan.total).toBe(3);
  expect(plan.toImport.map(({ contact: { name, company } }) => [name, company])).toEqual([
    ['Anna', null],
    ['Kita Sonne; Mitte', 'Kita Sonne; Mitte'],
  ]);
  expect(plan.refused.map(({ reason }) => reason)).toEqual(['incomplete']);
});

it('keeps all addresses and numbers of a card in columns of their own', () => {
  const text = cards('VERSION:3.0\nFN:Anna\nEMAIL:a@example.de\nEMAIL:b@example.de\nTEL:1\nTEL;TYPE=CELL:2');
  expect(readTable(tableOfCards(text)).table.rows[0]?.raw).toMatchObject({
    email: 'a@example.de',
    'email 2': 'b@example.de',
    phone: '2',
    'phone 2': '1',
  });
});

it('ends with every text', () => {
  const piece = fc.constantFrom(
    'BEGIN:VCARD\n',
    'END:VCARD\n',
    'FN:',
    'N:;',
    '=\n',
    ';ENCODING=QUOTED-PRINTABLE:',
    '"',
    '\\',
    '\n ',
    '=C3',
    'a',
    ':',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
      expect(tableOfCards(`BEGIN:VCARD\n${pieces.join('')}`)).toMatch(/^"name"/);
    }),
  );
});
