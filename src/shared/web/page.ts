import type { ComponentType } from 'react';
import type { Language } from '#shared/contract/fields.ts';
import type { AllTexts } from './texts.tsx';

/** What every public page knows of the studio. Structurally the public company info. */
export interface Site {
  readonly company_name: string;
  readonly company_address: string;
  readonly company_email: string;
  readonly company_phone: string;
  readonly company_website: string;
  readonly logo_url: string | null;
}

export interface PageProps<Data> {
  /** What the server read for this page, inlined with it. */
  readonly data: Data;
  readonly site: Site;
  /** The parameters of the path, and the query string as it came ('?token=…' or ''). */
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
  /** Whether it is shown within somebody else's website, whose head and foot stand around it. */
  readonly embedded?: boolean | undefined;
}

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Runs before the first paint. */
  readonly earlyScript?: string;
}

/** A public page: what it shows, and how it is called in the tab and in search results. */
export interface Page<Data> {
  readonly Component: ComponentType<PageProps<Data>>;
  readonly head: (props: PageProps<Data>, texts: AllTexts, language: Language) => PageHead;
}
