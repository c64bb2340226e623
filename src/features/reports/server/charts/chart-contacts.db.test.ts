import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { chartStudio } from '../testing/chart-studio.ts';

const { studio, charts } = chartStudio();

const addContact = (phase: string, created: string, converted = false) =>
  sql`
    INSERT INTO contact (id, name, email, source, phase, priority, created_at, phase_entered_at, converted_at, conversion_type)
    VALUES (${randomUUID()}, 'A', 'a@b.de', 'x', ${phase}, 'low', ${created}, ${created},
            ${converted ? created : null}, ${converted ? 'same_service' : null})`.execute(studio().database.db);

describe('what the charts show', () => {
  it('counts contacts of the period per step; a contact that has booked counts for all steps (SRV-55)', async () => {
    await addContact('new', '2030-05-31T22:00:00Z');
    await addContact('new', '2030-06-03T10:00:00Z', true);
    await addContact('nicht_erreicht', '2030-06-04T10:00:00Z');
    await addContact('in_klaerung', '2030-06-05T10:00:00Z');
    await addContact('termin_geplant', '2030-06-06T10:00:00Z');
    await addContact('termin_geplant', '2030-06-06T11:00:00Z', true);
    await addContact('abgesagt', '2030-06-30T21:59:59Z');
    await addContact('new', '2030-05-31T21:59:59Z');
    await addContact('new', '2030-06-30T22:00:00Z');
    expect((await charts({ date_from: '2030-06-01', date_to: '2030-06-30' })).funnel).toEqual({
      received: 7,
      worked_on: 6,
      in_talks: 4,
      scheduled: 3,
      booked: 2,
      unreached: 1,
      dropped: 1,
    });
    expect((await charts()).funnel.received).toBe(9);
  });
});
