import type { VoucherPageData } from '#features/vouchers/web/public/voucher-page.tsx';
import { Problem } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Loaded, PageRequest } from '../page-request.ts';

const missing = { data: { show: 'balance', sells: false }, isMissing: true, status: 404 } as const;

/** The pages of vouchers: what is left on one, buying one, and how an order stands. */
export const voucherPageOf = (request: PageRequest): Promise<Loaded<VoucherPageData>> => {
  if (request.params.id !== undefined) return orderOf(request, request.params.id);
  return request.pathname.endsWith('/buy') ? shopOf(request) : balanceOf(request);
};

const balanceOf = async ({ reads, failed }: PageRequest): Promise<Loaded<VoucherPageData>> => {
  // If nothing can be read the page is shown: it works, and says what cannot be found.
  const { sold, sells } = await reads
    .vouchers()
    .catch((error: unknown) => (failed(error), { sold: true, sells: false }));
  if (sold) return { data: { show: 'balance', sells } };
  return sells ? { data: { show: 'nothing_sold' } } : missing;
};

const shopOf = async ({ reads, failed }: PageRequest): Promise<Loaded<VoucherPageData>> => {
  try {
    const shop = await reads.voucherShop();
    return shop ? { data: { show: 'shop', shop } } : missing;
  } catch (error) {
    failed(error);
    return { data: { show: 'shop', shop: undefined }, status: 503 };
  }
};

const orderOf = async ({ reads, failed }: PageRequest, id: string): Promise<Loaded<VoucherPageData>> => {
  if (!isId(id)) return missing;
  try {
    return { data: { show: 'order', id, order: await reads.voucherOrder(id) } };
  } catch (error) {
    if (error instanceof Problem) return missing;
    failed(error);
    return { data: { show: 'order', id, order: undefined }, status: 503 };
  }
};
