import type { ComponentType } from 'react';
import type { Language } from '#shared/kernel/language.ts';
import type { VatRegime } from '#shared/kernel/money/vat-regime.ts';
import type { AllTexts } from './texts.tsx';

export type FooterPage = 'imprint' | 'accessibility' | 'privacy' | 'terms' | 'withdrawal' | 'voucher' | 'contact';

/** The studio's data on every public page. Same structure as the public company info. */
export interface Site {
  readonly company_name: string;
  readonly company_address: string;
  readonly company_email: string;
  readonly company_phone: string;
  readonly company_website: string;
  readonly logo_url: string | null;
  readonly vat_regime: VatRegime;
  /** The pages that the footer links, in this order. From the server, so that no bundle contains the list. */
  readonly footer: readonly FooterPage[];
}

export interface PageProps<Data> {
  /** The data that the server loaded for this page and inlined in it. */
  readonly data: Data;
  readonly site: Site;
  /** The parameters of the path, and the raw query string ('?token=…' or ''). */
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
  /** Whether it is embedded in another website, which has a header and footer of its own. */
  readonly embedded?: boolean | undefined;
}

export interface PageHead {
  readonly title: string;
  /** May be longer than search engines show: it is cut. */
  readonly description?: string;
  /** Runs before the first paint. */
  readonly earlyScript?: string;
}

/** A public page: its content, and its title in the tab and in search results. */
export interface Page<Data> {
  readonly Component: ComponentType<PageProps<Data>>;
  readonly head: (props: PageProps<Data>, texts: AllTexts, language: Language) => PageHead;
}
