import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { vouchersContract } from '../contract.ts';
import { blockVoucher, unblockVoucher } from './codes/block-voucher.ts';
import { listVouchers } from './list/list-vouchers.ts';
import { changeMail } from './sale/plan-mail.ts';
import type { SaleDocuments } from './sale/sale-documents.ts';
import { sellVoucher } from './sale/sell-voucher.ts';
import { voucherFile } from './sale/voucher-file.ts';
import type { VoucherMails } from './sale/voucher-mails.ts';

export const vouchersRoutes = (context: Context, documents: SaleDocuments, mails: VoucherMails) =>
  mounted(vouchersContract, {
    'GET /api/admin/vouchers': ({ query }) => listVouchers(context, query, { documents, mails }),
    'POST /api/admin/vouchers': ({ body }, { administrator, idempotency_key }) =>
      sellVoucher(context, body, { actor: administrator.id, key: idempotency_key, documents, mails }),
    'GET /api/admin/vouchers/{id}/pdf': ({ params }) => voucherFile(context, params.id),
    'PUT /api/admin/vouchers/{id}/mail': ({ params, body }, { administrator }) =>
      changeMail(context, params.id, body, { actor: administrator.id, mails }),
    'POST /api/admin/vouchers/{id}/block': ({ params, body }, { administrator }) =>
      blockVoucher(context, params.id, body, { actor: administrator.id, documents, mails }),
    'POST /api/admin/vouchers/{id}/unblock': ({ params }, { administrator }) =>
      unblockVoucher(context, params.id, { actor: administrator.id, mails }),
  });
