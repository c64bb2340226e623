import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { type Location, settingsContract } from '../contract.ts';
import { readCompany, readPageDesign } from './api.ts';
import { adminCompany, changeCompany, removeLogo, uploadLogo } from './company.ts';
import { adminPageDesign, changePageDesign, resetPageDesign } from './page-design.ts';

export const settingsRoutes = (context: Context) => {
  const { db } = context;
  return mounted(settingsContract, {
    'GET /api/company/info': () => readCompany(db),
    'GET /api/admin/company/settings/public': () => readCompany(db),
    'GET /api/company/settings/public': () => readCompany(db),
    'GET /api/locations': async () => [studio(await readCompany(db))],
    'GET /api/locations/{id}': async ({ params }) => {
      if (params.id !== 'company') throw notFound('Location');
      return studio(await readCompany(db));
    },
    'GET /api/page-design/public': () => readPageDesign(db),
    'GET /api/admin/company/settings': () => adminCompany(db),
    'PUT /api/admin/company/settings': ({ body }, { administrator }) => changeCompany(context, body, administrator.id),
    'POST /api/admin/company/logo': ({ file }, { administrator, language }) =>
      uploadLogo(context, file.bytes, { actor: administrator.id, language }),
    'DELETE /api/admin/company/logo': async (_, { administrator }) => ({
      success: true,
      ...(await removeLogo(context, administrator.id)),
    }),
    'GET /api/admin/page-design/settings': () => adminPageDesign(db),
    'PUT /api/admin/page-design/settings': ({ body }, { administrator }) =>
      changePageDesign(context, body, administrator.id),
    'POST /api/admin/page-design/reset': (_, { administrator }) => resetPageDesign(context, administrator.id),
  });
};

// The studio itself is the only location.
const studio = (company: { company_name: string; company_address: string }): Location => ({
  id: 'company',
  name: company.company_name,
  address: company.company_address,
});
