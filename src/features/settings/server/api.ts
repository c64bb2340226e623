import type { Database } from '#shared/server/database/database.ts';
import type { PageDesign } from '../contract.ts';
import { type CompanySettings, companyFrom } from '../domain/company.ts';
import { pageDesignFrom } from '../domain/design/page-design.ts';
import { readSetting } from './store.ts';

export { changeSetting } from './change-setting.ts';
export { type AgreedVersions, agreedVersions, readLegalTexts, storeExpressRequest } from './legal.ts';
export { accentOf } from './paper/accent.ts';
export { escapeMetadata } from './paper/escape-metadata.ts';
export { pdfFonts } from './paper/fonts.ts';
export { left, right, Sheet } from './paper/sheet.ts';
export { sealedFields } from './sealed-secrets-store.ts';
export { serveUploads } from './serve-uploads.ts';
export { smallLogo } from './small-logo.ts';
export {
  markFirstContent,
  readSetting,
  readVersionedSetting,
  storedSetting,
  type Versioned,
  writeSetting,
} from './store.ts';

export const readCompany = async (db: Database): Promise<CompanySettings> =>
  companyFrom(await readSetting(db, 'company'));

export const readPageDesign = async (db: Database): Promise<PageDesign> =>
  pageDesignFrom(await readSetting(db, 'page_design'));
