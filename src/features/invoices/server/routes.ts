import { bookingByLink } from '#features/booking/server/api.ts';
import { conflict, notFound } from '#shared/contract/problem.ts';
import { cleanText } from '#shared/kernel/text/text.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { type Administrator, mounted } from '#shared/server/http/handler.ts';
import { type InvoiceQuery, invoicesContract } from '../contract.ts';
import { bookingInvoices, customerInvoice, customerInvoices, setRecipient } from './booking-invoices.ts';
import { eInvoiceFile, invoiceFile } from './invoice-file.ts';
import { invoiceView } from './invoice-view.ts';
import { cancelInvoice, sendInvoiceAgain } from './issue/cancel-invoice.ts';
import { issueDocuments } from './issue/issue-documents.ts';
import type { Preview } from './issue/preview-documents.ts';
import { previewView } from './preview-view.ts';
import { changeInvoiceSettings, invoiceSettingsView } from './settings.ts';
import { listInvoices, selectInvoice } from './store.ts';

export const invoicesRoutes = (context: Context) =>
  mounted(invoicesContract, {
    'GET /api/admin/invoices': ({ query }) => list(context, query),
    'GET /api/admin/invoices/settings': () => invoiceSettingsView(context),
    'PUT /api/admin/invoices/settings': ({ body }, { administrator }) =>
      changeInvoiceSettings(context, body, administrator.id),
    'GET /api/admin/invoices/{id}/pdf': async ({ params }, { administrator }) =>
      invoiceFile(context, await opened(context, params.id, administrator)),
    'GET /api/admin/invoices/{id}/xml': async ({ params }, { administrator }) =>
      eInvoiceFile(await opened(context, params.id, administrator)),
    'POST /api/admin/invoices/{id}/cancel': async ({ params, body }, { administrator }) => {
      const id = await cancelInvoice(context, params.id, body.reason, administrator.id);
      return invoiceView(await known(context, id));
    },
    'POST /api/admin/invoices/{id}/mail': ({ params }) => sendInvoiceAgain(context, params.id),
    'GET /api/admin/bookings/{id}/invoices': ({ params }) => bookingInvoices(context, params.id),
    'POST /api/admin/bookings/{id}/invoices': async ({ params, body }, { administrator }) => {
      const shown = (preview: Preview) => ({ preview: previewView(preview) });
      await issueDocuments(context, params.id, { ...body, actor: administrator.id, shown });
      return bookingInvoices(context, params.id);
    },
    'PUT /api/admin/bookings/{id}/invoice-recipient': async ({ params, body }, { administrator }) => {
      await setRecipient(context, params.id, body, administrator.id);
      return bookingInvoices(context, params.id);
    },
    'GET /api/bookings/{id}/invoices': ({ params, query }, { language }) =>
      customerInvoices(context, { id: params.id, token: query.token, language }),
    'GET /api/bookings/{id}/invoices/{invoice_id}/pdf': async ({ params, query }, { language }) =>
      invoiceFile(context, await customerInvoice(context, { ...params, token: query.token, language })),
    'GET /api/bookings/{id}/invoices/{invoice_id}/xml': async ({ params, query }, { language }) =>
      eInvoiceFile(await customerInvoice(context, { ...params, token: query.token, language })),
    'PUT /api/bookings/{id}/invoice-recipient': async ({ params, query, body }, { language }) => {
      const link = { id: params.id, token: query.token, language };
      await bookingByLink(context, params.id, link);
      await setRecipient(context, params.id, body, 'customer');
      return customerInvoices(context, link);
    },
  });

const list = async ({ db }: Context, { from, to, search = '', limit = 50, offset = 0, ...query }: InvoiceQuery) => {
  const { rows, total } = await listInvoices(db, {
    kind: query.kind,
    voucher_id: query.voucher_id,
    from: from === undefined ? null : berlinDay(from).start,
    until: to === undefined ? null : berlinDay(to).end,
    search: cleanText(search),
    limit,
    offset,
  });
  return { invoices: rows.map(invoiceView), total };
};

const known = async ({ db }: Context, id: string) => {
  const invoice = await selectInvoice(db, id);
  if (!invoice) throw notFound('Document');
  return invoice;
};

/** The document of an erased customer is opened by administrators only, and every time is recorded. */
const opened = async (context: Context, id: string, { id: actor, scopes }: Administrator) => {
  const invoice = await known(context, id);
  if (invoice.blocked_at !== null) {
    if (scopes !== undefined) throw conflict('blocked', 'The customer was erased: the document is only kept');
    const details = { number: invoice.number };
    await recordAudit(context.db, { actor, action: 'invoice.blocked_opened', details, at: context.now() });
  }
  return invoice;
};
