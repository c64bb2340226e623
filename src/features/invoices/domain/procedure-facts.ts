import type { SiteMethod } from '#features/payments/domain/site-method.ts';
import type { VatRegime } from '#shared/kernel/money/vat-regime.ts';
import type { InvoiceSettings } from './invoice-settings.ts';
import type { TaxSettings } from './tax/tax-settings.ts';

/** What other features and the process know for the documentation of procedures. */
export interface FactsFromElsewhere {
  readonly version: string;
  /** Whether the database runs inside the product; undefined: not known. */
  readonly is_embedded: boolean | undefined;
  readonly mail_server: string | undefined;
  readonly mail_from: string | undefined;
  readonly webhooks: readonly { readonly name: string; readonly is_on: boolean }[];
  /** null: without end. */
  readonly audit_months: number | null;
}

/** Everything that the documentation of procedures states. undefined: nobody has entered it. */
export interface ProcedureFacts extends FactsFromElsewhere {
  /** Epoch ms. */
  readonly made_at: number;
  readonly studio: {
    readonly name: string | undefined;
    readonly address: string | undefined;
    readonly email: string | undefined;
    readonly phone: string | undefined;
    readonly website: string | undefined;
  };
  readonly vat_regime: VatRegime;
  readonly invoices: InvoiceSettings;
  readonly series: readonly { readonly name: string; readonly last_position: number }[];
  readonly payments: {
    readonly online: boolean;
    readonly transfer: boolean;
    /** Those that the studio has recorded payments of. */
    readonly on_site: readonly SiteMethod[];
    readonly prepayment: number | undefined;
  };
  readonly tax: TaxSettings;
  readonly services: readonly { readonly id: string; readonly name: string }[];
  /** Epoch ms. */
  readonly closed_months: readonly { readonly month: string; readonly closed_at: number; readonly closed_by: string }[];
  readonly people: readonly {
    readonly name: string;
    readonly role: 'owner' | 'desk' | 'photographer' | 'accountant';
    readonly state: 'active' | 'invited' | 'deactivated';
  }[];
  readonly api_keys: readonly { readonly name: string; readonly scopes: readonly string[] }[];
  readonly database: { readonly name: string; readonly server_version: string };
  readonly public_url: string;
}
