import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { emptyTables } from '#shared/server/database/testing/empty-tables.ts';
import {
  insertTestBooking,
  type StoredBooking,
  type TestBookingColumns,
} from '#shared/server/database/testing/insert-booking.ts';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { type Delivery, deliverDueMails } from '../sending/deliver-mails.ts';
import { MailConnections } from '../sending/mail-server.ts';
import { serverWatch } from '../sending/message-delivery.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';

export interface StoredMessage {
  readonly id: string;
  readonly status: string;
  readonly attempts: number;
  readonly next_attempt_at: number;
  readonly last_error: string | null;
  readonly message_id: string | null;
  readonly to_address: string;
  readonly subject: string | null;
  readonly html: string | null;
  readonly plain_text: string | null;
  readonly sent_at: number | null;
}

export interface OutboxStudio {
  readonly context: Context;
  readonly sink: SmtpSink;
  /** Every log line, as JSON. */
  readonly logged: string[];
  /** Epoch ms; the clock only moves when a test sets it. */
  clock: number;
  /** The delivery of one process. */
  readonly delivery: (changes?: Partial<Delivery>) => Delivery;
  /** Delivers until nothing is due. */
  readonly deliverAll: (delivery?: Delivery) => Promise<void>;
  /** Creates a booking for tomorrow, with these mails in the outbox. */
  readonly book: (orders: readonly BookingOrder[], columns?: TestBookingColumns) => Promise<StoredBooking>;
  readonly mails: (bookingId: string) => Promise<StoredMessage[]>;
}

export const sessionStart = Date.UTC(2030, 5, 4, 7);

/** Gives every test an empty outbox, a mail server on loopback, and a clock stopped at 3 June 2030, 08:00 in Berlin. */
export const outboxStudio = (): (() => OutboxStudio) => {
  const database = testDatabase();
  let studio: OutboxStudio | undefined;
  let connections: MailConnections[] = [];
  beforeEach(async () => {
    connections = [];
    studio = await createStudio(database().db, connections);
  });
  afterEach(async () => {
    for (const open of connections) open.close();
    await studio?.sink.close();
  });
  return () => {
    if (!studio) throw new Error('The studio exists only while a test runs');
    return studio;
  };
};

const createStudio = async (db: Database, connections: MailConnections[]): Promise<OutboxStudio> => {
  await emptyTables(db, 'message', 'booking', 'occupied_time', 'setting');
  await writeSetting(db, 'company', {
    company_name: 'Studio Licht',
    company_email: 'studio@example.com',
    company_address: 'Musterstraße 12, 10115 Berlin',
    company_phone: '+49 30 5550100',
  });
  const sink = await startSmtpSink();
  const logged: string[] = [];
  const context: Context = {
    db,
    log: pino({ level: 'trace', base: null }, { write: (line: string) => void logged.push(line) }),
    now: () => studio.clock,
    secretKey: 'a key for tests only, of no value',
    publicUrl: 'https://termine.example.com',
    smtpUrl: sink.url,
    stripeApiUrl: undefined,
    whatsappWebhookUrl: undefined,
    webhookNetworks: [],
    rateLimit: false,
  };
  const studio: OutboxStudio = {
    context,
    sink,
    logged,
    clock: Date.UTC(2030, 5, 3, 6),
    delivery: (changes = {}) => {
      const opened = new MailConnections();
      connections.push(opened);
      return {
        context,
        connections: opened,
        onServer: serverWatch(context),
        signal: new AbortController().signal,
        ...changes,
      };
    },
    deliverAll: async (delivery = studio.delivery()) => {
      while ((await deliverDueMails(delivery)) > 0);
    },
    book: async (orders, columns) => {
      const booking = await insertTestBooking(db, sessionStart, columns);
      await db.transaction().execute((trx) => queueMails(trx, orders, booking, studio.clock));
      return booking;
    },
    mails: async (bookingId) => {
      const { rows } = await sql<StoredMessage>`
        SELECT * FROM message WHERE booking_id = ${bookingId} ORDER BY recipient, kind`.execute(db);
      return rows;
    },
  };
  return studio;
};
