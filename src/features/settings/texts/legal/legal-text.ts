/** What the legal pages are written from: the studio's own settings, nothing typed twice. */
export interface LegalFacts {
  readonly company_name: string;
  readonly company_address: string;
  readonly company_email: string;
  readonly company_phone: string;
  /** Hours before the session until which a customer may cancel; undefined when it could not be read. */
  readonly cancel_window_hours: number | undefined;
  /** Whether prepayments are taken through the payment provider. */
  readonly online_payment: boolean;
  /** What customers who cancel are paid back by rule, earliest border first; undefined: there is no rule, or it is not known. */
  readonly refund_stages?: readonly { readonly days_before: number; readonly percent: number }[] | undefined;
}

export interface LegalSection {
  /** Empty: it goes on below the one before. */
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}

/** A legal page in one language: a template for the studio to have reviewed. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** Who is responsible, as an address block; parts that are not given are left out. */
export const addressOf = (facts: LegalFacts): string =>
  [facts.company_name, facts.company_address, facts.company_email, facts.company_phone].filter(Boolean).join('\n');
