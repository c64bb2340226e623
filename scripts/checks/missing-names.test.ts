import { describe, expect, it } from 'vitest';
import { missingNames } from './missing-names.mjs';

const files = [
  'src/features/booking/server/record/store.ts',
  'src/features/booking/server/store.db.test.ts',
  'e2e/outbox.spec.ts',
];
const missing = missingNames(files, ['const refusalOf = (start) => take(start);', '.back-office { color: red; }']);

describe('the names in documents', () => {
  it.each([
    '`store.ts`',
    '`booking/server/record/store.ts`',
    '`src/features/booking/`',
    '`store.db`',
    '`e2e/outbox`',
    '`back-office`',
    '`refusalOf(start)`',
    '`POST /api/bookings`',
    '`customer_name`',
    '`npm test`',
    '```\nformerName()\n```',
    'formerName',
  ])('%s exists, or is not a name in the code', (document) => {
    expect(missing(document)).toEqual([]);
  });

  it.each([
    ['former.ts', '`former.ts`'],
    ['booking/store.ts', '`booking/store.ts`'],
    ['src/features/former', '`src/features/former`'],
    ['former.db', '`former.db`'],
    ['e2e/former', '`e2e/former`'],
    ['former-page', '`former-page`'],
    ['formerName', '`formerName(start)`'],
  ])('%s does not exist', (name, document) => {
    expect(missing(`Read ${document} first.`)).toEqual([name]);
  });
});
