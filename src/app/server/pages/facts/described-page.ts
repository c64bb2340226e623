import type { CompanyInfo } from '#features/settings/contract.ts';
import type { Language } from '#shared/kernel/language.ts';

/** What every description needs. */
export interface DescribedPage {
  readonly site: CompanyInfo;
  readonly language: Language;
  readonly publicUrl: string;
  /** The address of the page. */
  readonly url: string;
  /** The address of the picture of the page; absent: it has none. */
  readonly image?: string | undefined;
}
