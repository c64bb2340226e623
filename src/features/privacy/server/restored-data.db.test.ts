import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { carryErasures } from './api.ts';
import { subjectOf } from './subject.ts';
import { mail, person } from './testing/person.ts';
import { studioWithPerson } from './testing/studio-with-person.ts';

const { studio, book, db, ask, erase, leaveTraces } = studioWithPerson();
const other = { name: 'Ben Anders', email: 'ben@andere.example', phone: '+49 160 1112223' };

it('a restore after an erasure keeps the notes, contacts and bookings of everyone else (G11)', async () => {
  await leaveTraces();
  await erase(mail);
  await leaveTraces(other);
  const before = (await ask('lookup', other.email)).body;
  const forgetAgain = await carryErasures(db(), studio().context.now);
  await db().transaction().execute(forgetAgain);
  expect((await ask('lookup', other.email)).body).toEqual(before);
  expect(before).toMatchObject({ bookings: 1, customer_notes: 1, contacts: 1 });
});

it('the audit entry of an export contains the subject and the number of bookings (G12)', async () => {
  await leaveTraces();
  await ask('export', mail);
  const { rows } = await sql`SELECT details FROM audit_entry WHERE action = 'privacy.exported'`.execute(db());
  expect(rows).toEqual([{ details: { subject: subjectOf(mail).toString('hex'), bookings: 1 } }]);
});

it('the lookup counts the bookings whose customer agreed to the terms', async () => {
  await leaveTraces();
  await book('2030-06-10T10:00', { customer: person });
  expect((await ask('lookup', mail)).body).toMatchObject({ bookings: 2, consents: 2 });
  await sql`UPDATE booking SET consented_at = NULL WHERE starts_at > '2030-06-09'`.execute(db());
  expect((await ask('lookup', mail)).body).toMatchObject({ bookings: 2, consents: 1 });
});
