import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import { balanceContract, type VoucherBalance } from '../../balance-contract.ts';
import { codeIn } from '../../domain/voucher-code.ts';
import { withGuardedVisitor } from '../codes/guarded-code.ts';
import { unknownVoucher } from '../codes/redeem.ts';
import { voucherOfHash } from '../store.ts';
import { balanceView } from './balance-view.ts';

/**
 * Returns what is left on the voucher with a code. Throws 400 `voucher_unknown`, also for a text that is no code: both
 * are looked up by a hash and counted, so that neither response nor its time tells them apart. Throws 429
 * `voucher_tries`.
 */
const voucherBalance = (context: Context, code: string, network: string): Promise<VoucherBalance> =>
  withGuardedVisitor(context, network, async () => {
    const voucher = await voucherOfHash(context.db, hashOfSecret(codeIn(code) ?? code));
    if (!voucher) throw unknownVoucher();
    return balanceView(voucher, berlinDateOf(context.now()));
  });

export const balanceRoutes = (context: Context) =>
  mounted(balanceContract, {
    'POST /api/vouchers/balance': ({ body }, { network }) => voucherBalance(context, body.code, network),
  });
