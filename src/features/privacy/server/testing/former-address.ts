import { beforeEach } from 'vitest';
import { webhookStudio } from '#features/integrations/server/testing/webhook-studio.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';

export const former = 'zoe.alt@kunde.example';
export const present = 'mia@kunde.example';
export const customer = { name: 'Mia Wunderlich', email: former, phone: '+49 160 7654321' };

/** A booking whose address was corrected, and what is stored of both addresses. */
export const formerAddress = () => {
  const { studio, book, cancel, edit, read, admin, listen, deliver } = webhookStudio();
  const db = () => studio().database.db;
  const erase = (email: string) => studio().adminCall('POST', '/api/admin/privacy/erase', { email, repeated: email });
  beforeEach(async () => {
    const tables = ['message', 'booking', 'occupied_time', 'contact', 'customer_note', 'erasure', 'audit_entry'];
    await emptyTables(db(), ...tables);
  });
  return { studio, book, cancel, edit, read, admin, listen, deliver, db, erase };
};
