import type { Language } from '#shared/kernel/language.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { VoucherMethod } from '../../domain/validity.ts';

/** Where the buyer of a voucher lives. */
export interface BuyerAddress {
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  /** ISO 3166, two letters. */
  readonly country: string;
}

/** A sale whose tax arises now. */
export interface TaxedSale {
  readonly voucher_id: string;
  readonly last_four: string;
  readonly amount_cents: number;
  /** The rate of everything that is sold, in per cent. */
  readonly rate: number;
  readonly method: VoucherMethod;
  readonly buyer_name: string;
  readonly buyer_email: string | null;
  readonly buyer_address: BuyerAddress | null;
  readonly language: Language;
  /** ID of an administrator, or 'customer'. */
  readonly actor: string;
  /** Epoch ms. */
  readonly sold_at: number;
}

interface UndoneSale {
  readonly voucher_id: string;
  readonly reason: string;
  /** ID of an administrator. */
  readonly actor: string;
  /** Epoch ms. */
  readonly now: number;
}

/** What the later feature of documents does for the sale of a voucher, in the caller's transaction. */
export interface SaleDocuments {
  /** Issues the document of a sale, if documents are issued. Throws 400 `buyer_address_missing` if it needs an address. */
  readonly issue: (trx: Database, sale: TaxedSale) => Promise<void>;
  /** Issues the document that cancels that of a sale, if it has one. */
  readonly cancel: (trx: Database, undone: UndoneSale) => Promise<void>;
  /** The amount in cents above which the document of a sale needs the address of the buyer; null: none is issued. */
  readonly addressAbove: (db: Database) => Promise<number | null>;
}
