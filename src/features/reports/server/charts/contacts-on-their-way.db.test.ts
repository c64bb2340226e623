import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { chartStudio } from '../testing/chart-studio.ts';
import { anyRange, aroundShifts, hour, shown } from '../testing/drawn-bookings.ts';

const { studio, charts } = chartStudio();

const addContact = (phase: string, created: string, converted = false) =>
  sql`
    INSERT INTO contact (id, name, email, source, phase, priority, created_at, phase_entered_at, converted_at, conversion_type)
    VALUES (${randomUUID()}, 'A', 'a@b.de', 'x', ${phase}, 'low', ${created}, ${created},
            ${converted ? created : null}, ${converted ? 'same_service' : null})`.execute(studio().database.db);

describe('what the charts show', () => {
  it('the funnel equals an independent count, for any contacts (SRV-55)', async () => {
    const { db } = studio().database;
    const phases = ['new', 'nicht_erreicht', 'in_klaerung', 'termin_geplant', 'abgesagt'] as const;
    const anyContacts = fc.uniqueArray(
      fc.record({ phase: fc.constantFrom(...phases), hour: aroundShifts, converted: fc.boolean() }),
      { maxLength: 30, selector: ({ hour: at }) => at },
    );
    await fc.assert(
      fc.asyncProperty(anyContacts, anyRange, async (contacts, { from, to }) => {
        await sql`DELETE FROM contact`.execute(db);
        for (const { phase, hour: at, converted } of contacts) {
          await addContact(phase, new Date(at * hour).toISOString(), converted);
        }
        const inside = contacts.filter(({ hour: at }) => from <= shown(at * hour).date && shown(at * hour).date <= to);
        const come = (phase: (typeof phases)[number], converted: boolean): number =>
          converted ? 4 : { new: 0, nicht_erreicht: 1, abgesagt: 1, in_klaerung: 2, termin_geplant: 3 }[phase];
        const reached = (level: number): number =>
          inside.filter(({ phase, converted }) => come(phase, converted) >= level).length;
        const standing = (wanted: string): number =>
          inside.filter(({ phase, converted }) => phase === wanted && !converted).length;
        expect((await charts({ date_from: from, date_to: to })).funnel).toEqual({
          received: inside.length,
          worked_on: reached(1),
          in_talks: reached(2),
          scheduled: reached(3),
          booked: reached(4),
          unreached: standing('nicht_erreicht'),
          dropped: standing('abgesagt'),
        });
      }),
      { numRuns: scaleCount(15, 5) },
    );
  });
});
