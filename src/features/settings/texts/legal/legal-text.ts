/** The data the legal pages are generated from: the studio's own settings, so that nothing is entered twice. */
export interface LegalFacts {
  readonly company_name: string;
  readonly company_address: string;
  readonly company_email: string;
  readonly company_phone: string;
  /** How many hours before the session a customer may still cancel; undefined when unknown. */
  readonly cancel_window_hours: number | undefined;
  /** Whether prepayments are taken through the payment provider. */
  readonly online_payment: boolean;
  /**
   * The refund rule for customers who cancel, by ascending number of days; undefined when there is none or it is
   * unknown.
   */
  readonly refund_stages?: readonly { readonly days_before: number; readonly percent: number }[] | undefined;
  /** After how many missed sessions the whole price is paid in advance; undefined: never. */
  readonly full_payment_after_missed?: number | undefined;
  /** Which part of the price whoever does not come owes, in per cent; undefined: nothing is charged for that. */
  readonly no_show_fee_percent?: number | undefined;
}

export interface LegalSection {
  /** Empty: the section continues the one before. */
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}

/** A legal page in one language: a template that the studio should have reviewed. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** The responsible party as an address block; missing parts are left out. */
export const addressOf = (facts: LegalFacts): string =>
  [facts.company_name, facts.company_address, facts.company_email, facts.company_phone].filter(Boolean).join('\n');
