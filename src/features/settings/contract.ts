import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import {
  optionalEmail,
  optionalLine,
  optionalText,
  readVersion,
  requiredLine,
  success,
} from '#shared/contract/fields.ts';
import { vatRegimes } from '#shared/kernel/money/vat-regime.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { pageDesign } from './domain/design/page-design-schema.ts';
import { webAddress } from './domain/web-address.ts';

/** The public data of the studio. An empty text is not set. */
export const companyInfo = z.object({
  company_name: z.string(),
  company_address: z.string(),
  company_email: z.string(),
  company_phone: z.string(),
  company_website: z.string(),
  logo_url: z.string().nullable(),
  vat_regime: z.enum(vatRegimes),
});
export type CompanyInfo = z.infer<typeof companyInfo>;

/** The same for administrators. */
export const adminCompany = companyInfo.extend({
  /** Closing lines of every mail to a customer. */
  notification_footer: z.string(),
  /** Counts the changes; 0: never saved. */
  version: z.int(),
});
export type AdminCompany = z.infer<typeof adminCompany>;

const orEmpty = (value: string | null): string => value ?? '';

/** The request body that changes it: absent fields stay unchanged, null clears. The logo has its own routes. */
export const companyChanges = z
  .object({
    company_name: requiredLine(),
    company_email: optionalEmail.transform(orEmpty),
    company_phone: optionalLine(limits.phone).transform(orEmpty),
    company_address: optionalText(500).transform(orEmpty),
    company_website: optionalLine(500)
      .transform((typed) => (typed === null ? '' : webAddress(typed)))
      .pipe(z.string('must be a web address like https://www.example.de')),
    notification_footer: optionalText(2000).transform(orEmpty),
    vat_regime: z.enum(vatRegimes),
    version: readVersion,
  })
  .partial();
export type CompanyChanges = z.output<typeof companyChanges>;

const logoUpload = { maxBytes: 5 * 1_048_576 };

export const location = z.object({ id: z.literal('company'), name: z.string(), address: z.string() });
export type Location = z.infer<typeof location>;

export type { PageDesign } from './domain/design/page-design-schema.ts';
/** The same for administrators. */
export const adminPageDesign = pageDesign.extend({
  /** Counts the changes; 0: never saved. */
  version: z.int(),
});
export type AdminPageDesign = z.infer<typeof adminPageDesign>;
export const pageDesignChanges = pageDesign.partial().extend({ version: readVersion });
export type PageDesignChanges = z.output<typeof pageDesignChanges>;

export const settingsContract = defineContract({
  'GET /api/company/info': {
    summary: 'Name, address and ways to reach the studio',
    access: 'public',
    response: companyInfo,
    cache: 'no-cache',
  },
  'GET /api/admin/company/settings/public': {
    summary: 'Name and logo of the studio, without sign-in',
    access: 'public',
    response: companyInfo.pick({ company_name: true, logo_url: true }),
    cache: 'no-cache',
  },
  'GET /api/company/settings/public': {
    summary: 'Name and logo of the studio',
    access: 'public',
    response: companyInfo.pick({ company_name: true, logo_url: true }),
    cache: 'no-cache',
  },
  'GET /api/locations': {
    summary: 'Where sessions take place: the studio',
    access: 'public',
    response: z.array(location),
  },
  'GET /api/locations/{id}': {
    summary: 'One location',
    access: 'public',
    params: z.object({ id: z.string().max(100) }),
    response: location,
  },
  'GET /api/page-design/public': {
    summary: 'How the public pages look',
    access: 'public',
    response: pageDesign,
    cache: 'no-cache',
  },
  'GET /api/admin/company/settings': {
    summary: 'The studio, as its administrators describe it',
    access: 'admin',
    roles: ['owner'],
    // The time of the call, so that no intermediate cache responds; the server ignores it.
    query: z.object({ t: z.string().max(40).optional() }),
    response: adminCompany,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/company/settings': {
    summary: 'Change the description of the studio',
    access: 'admin',
    roles: ['owner'],
    body: companyChanges,
    response: adminCompany,
    versionOnRequest: true,
    refuses: [409],
  },
  'POST /api/admin/company/logo': {
    summary: 'Upload a logo: PNG, JPEG, WebP or GIF of at most 5 MB',
    access: 'admin',
    roles: ['owner'],
    upload: logoUpload,
    response: adminCompany,
    versionOnRequest: true,
    refuses: [400, 409, 413, 415, 422],
  },
  'DELETE /api/admin/company/logo': {
    summary: 'Remove the logo',
    access: 'admin',
    roles: ['owner'],
    response: success.extend(adminCompany.shape),
    versionOnRequest: true,
  },
  'GET /api/admin/page-design/settings': {
    summary: 'How the public pages look',
    access: 'admin',
    roles: ['owner'],
    response: adminPageDesign,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/page-design/settings': {
    summary: 'Change how the public pages look',
    access: 'admin',
    roles: ['owner'],
    body: pageDesignChanges,
    response: adminPageDesign,
    versionOnRequest: true,
    refuses: [409],
  },
  'POST /api/admin/page-design/reset': {
    summary: 'Back to the default look',
    access: 'admin',
    roles: ['owner'],
    response: adminPageDesign,
    versionOnRequest: true,
  },
});
