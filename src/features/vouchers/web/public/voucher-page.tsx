import type { Language } from '#shared/kernel/language.ts';
import type { Page, PageProps } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import type { VoucherOrderView } from '../../order-contract.ts';
import { buyTexts } from '../../texts/buy-texts.ts';
import { voucherPageTexts } from '../../texts/page-texts.ts';
import { BalancePage } from './balance-page.tsx';
import { BuyLink } from './buy/buy-link.tsx';
import { BuyPage } from './buy/buy-page.tsx';
import type { ShopToday } from './buy/order-values.ts';
import { OrderPage } from './order/order-page.tsx';
import { useBuyTexts } from './use-buy-texts.ts';

/**
 * The pages of vouchers are one file, so that the list of pages, which every page loads, does not grow. Without `shop` or
 * `order` it could not be read. `sells`: customers can buy one.
 */
export type VoucherPageData =
  | { readonly show: 'balance'; readonly sells: boolean }
  | { readonly show: 'nothing_sold' }
  | { readonly show: 'shop'; readonly shop: ShopToday | undefined }
  | { readonly show: 'order'; readonly id: string; readonly order: VoucherOrderView | undefined };

const VoucherPage = ({ data, site }: PageProps<VoucherPageData>) => {
  if (data.show === 'shop') return <BuyPage shop={data.shop} regime={site.vat_regime} />;
  if (data.show === 'order') return <OrderPage id={data.id} order={data.order} />;
  return data.show === 'balance' ? <BalancePage sells={data.sells} /> : <NothingSold />;
};

/** Nobody has a voucher yet: there is nothing to look up, only one to buy. */
const NothingSold = () => {
  const page = useBuyTexts();
  return (
    <PageFrame title={page.title}>
      <BuyLink />
    </PageFrame>
  );
};

const titleOf = ({ show }: VoucherPageData, language: Language): string => {
  if (show === 'balance') return voucherPageTexts[language].title;
  return show === 'order' ? buyTexts[language].orderTitle : buyTexts[language].title;
};

export const voucherPage: Page<VoucherPageData> = {
  Component: VoucherPage,
  head: ({ data, site }, _, language) => ({ title: `${titleOf(data, language)} · ${site.company_name}` }),
};
