import { describe, expect, it } from 'vitest';
import type { Contact } from '../contract.ts';
import { de } from '../texts/board-de.ts';
import { ru } from '../texts/board-ru.ts';
import { holds } from './contact-search.ts';

const contact = {
  name: 'Änne Müller',
  email: 'aenne@Example.de',
  phone: '+49 170 12 345',
  company: 'Lumen GmbH',
  source: 'fb / cpc',
  tags: ['Porträt', 'Hund'],
  notes: 'Ruft zurück',
  raw_data: { secret: 'verborgen' },
} as unknown as Contact;

describe('searching contacts', () => {
  it.each(['ÄNNE', 'anne', 'zuruck', 'example.DE', '170', 'lumen', 'CPC', 'hund', 'zurück', '  müller ', ''])(
    'finds %j (CONT-014)',
    (search) => expect(holds(contact, search)).toBe(true),
  );

  it.each(['0170 12', '0049170', '+49 (0)170-123', '170/12'])('finds the phone number by %j', (search) =>
    expect(holds(contact, search)).toBe(true),
  );

  it.each(['0171 12', 'verborgen', 'Anni', 'Porträt Hund'])('does not find %j', (search) => {
    expect(holds(contact, search)).toBe(false);
  });

  it('finds nothing in empty fields', () => {
    expect(holds({ ...contact, phone: null, company: null, notes: null, tags: [] }, 'lumen')).toBe(false);
  });

  it('returns the number of matches (CONT-015, CONT-016)', () => {
    const found = [0, 1, 3].map(de['search.found']);
    expect(found).toEqual(['0 Kontakte gefunden', '1 Kontakt gefunden', '3 Kontakte gefunden']);
    expect([0, 1, 3, 5].map(ru['search.found'])).toEqual([
      'Найдено: 0 контактов',
      'Найдено: 1 контакт',
      'Найдено: 3 контакта',
      'Найдено: 5 контактов',
    ]);
  });
});
