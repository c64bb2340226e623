import type { Language } from '#shared/kernel/language.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { VoucherMailOrder } from '#shared/server/outbox.ts';

/** The latest mail of a voucher, as the outbox has it; instants are epoch ms. */
export interface StoredVoucherMail {
  readonly id: string;
  readonly status: 'waiting' | 'sent' | 'failed' | 'skipped';
  readonly to_address: string;
  readonly language: Language;
  /** null: it was not planned for later. */
  readonly send_at: number | null;
  readonly sent_at: number | null;
  readonly last_error: string | null;
}

/** What the later feature of mails does for vouchers. */
export interface VoucherMails {
  /** Returns the latest mail of each voucher that has one. */
  readonly latest: (db: Database, voucherIds: readonly string[]) => Promise<ReadonlyMap<string, StoredVoucherMail>>;
  /**
   * Writes a mail, or changes the one that was not sent, in the caller's transaction, which has locked the voucher. Throws
   * 409 `being_sent`.
   */
  readonly plan: (trx: Database, order: VoucherMailOrder, now: number) => Promise<void>;
  /** Gives the mail up that was not sent, unless it is being sent; returns whether there was one. */
  readonly giveUp: (
    trx: Database,
    voucherId: string,
    why: 'given_up' | 'voucher_invalid',
    now: number,
  ) => Promise<boolean>;
}
