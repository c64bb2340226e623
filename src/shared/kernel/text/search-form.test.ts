import { expect, it } from 'vitest';
import { searchForm } from './search-form.ts';

it.each([
  ['алена', 'Алёна Примерова'],
  ['СЕМЕН', 'Семён Образцов'],
  ['семён', 'Семен Образцов'],
  ['ilkay', 'İlkay Örnek'],
  ['ornek', 'İlkay Örnek'],
  ['isil', 'Işıl Deneme'],
  ['IŞIL', 'Isil Deneme'],
  ['rene', 'René Muster'],
  ['muller', 'Jürgen Müller'],
  ['MÜLLER', 'Jürgen Mu\u0308ller'],
  ['lukasz', 'Łukasz Przykład'],
  ['strasse', 'Große Straße'],
  ['straße', 'Große Strasse'],
  ['sorensen', 'Sørensen'],
  ['παπαδοπουλος', 'Παπαδόπουλος'],
])('%s is part of %s (SRV-125)', (typed, name) => {
  expect(searchForm(name)).toContain(searchForm(typed));
});

it.each([
  ['Müller', 'Miller'],
  ['Анна', 'Инна'],
])('other letters stay others: %s is not %s', (one, other) => {
  expect(searchForm(one)).not.toBe(searchForm(other));
});
