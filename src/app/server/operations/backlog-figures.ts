import { Gauge, type Registry } from 'prom-client';
import { outboxBacklog } from '#features/notifications/server/api.ts';
import { paymentTrouble } from '#features/payments/server/api.ts';
import type { Context } from '#shared/server/context.ts';

/**
 * Registers gauges of queued and failed work, and returns a function that reads them from the database. All processes
 * on one database report the same values: aggregate with max, not sum. While the database is unavailable they are
 * omitted, and `fotobooking_database_up` is 0.
 */
export const backlogFigures = (context: Context, registry: Registry): (() => Promise<void>) => {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] });
  const up = gauge('fotobooking_database_up', 'Whether the database responded to this scrape');
  const backlog = {
    waiting: gauge('fotobooking_mails_waiting', 'Messages in the outbox that still have to go out'),
    oldest: gauge('fotobooking_mail_oldest_due_seconds', 'How long the oldest message that could go out has waited'),
    failed: gauge('fotobooking_mails_failed', 'Messages in the outbox that were given up'),
    payments: gauge('fotobooking_payments_to_look_at', 'Payments received for nothing, or that do not fit'),
    refundsFailed: gauge('fotobooking_refunds_failed', 'Refunds that the provider refused'),
    refundsWaiting: gauge('fotobooking_refunds_waiting', 'Refunds that the provider has not been asked for yet'),
  };
  return async () => {
    try {
      const [messages, money] = await Promise.all([
        outboxBacklog(context.db, context.now()),
        paymentTrouble(context.db),
      ]);
      up.set(1);
      backlog.waiting.set(messages.waiting);
      backlog.oldest.set(messages.oldest_ms / 1000);
      backlog.failed.set(messages.failed);
      backlog.payments.set(money.payments);
      backlog.refundsFailed.set(money.refunds_failed);
      backlog.refundsWaiting.set(money.refunds_waiting);
    } catch (error) {
      context.log.warn({ err: error }, 'the metrics could not be read from the database');
      up.set(0);
      for (const figure of Object.values(backlog)) figure.remove();
    }
  };
};
