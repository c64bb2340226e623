import { useEffect, useEffectEvent } from 'react';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { BalanceForm } from './balance-form.tsx';
import { BalanceView } from './balance-view.tsx';
import { BuyLink } from './buy/buy-link.tsx';
import { takeCodeOfAddress } from './code-of-address.ts';
import { useBalance } from './use-balance.ts';
import { useVoucherPageTexts } from './use-voucher-page-texts.ts';

/** Shows what is left on a voucher to whoever has its code, typed or in the address of its QR code. */
export const BalancePage = ({ sells }: { readonly sells: boolean }) => {
  const page = useVoucherPageTexts();
  const balance = useBalance();
  const open = useEffectEvent(() => {
    const code = takeCodeOfAddress();
    if (code !== undefined) balance.look(code);
  });
  useEffect(() => {
    open();
    // Another QR code that is opened in the same tab loads nothing anew.
    const opened = (): void => open();
    addEventListener('hashchange', opened);
    return () => removeEventListener('hashchange', opened);
  }, []);
  return (
    <PageFrame title={page.title} lead={balance.found ? undefined : page.lead}>
      {balance.found ? (
        <BalanceView found={balance.found} onAnother={balance.another} />
      ) : (
        <BalanceForm balance={balance} arriving={balance.isAnother} />
      )}
      {sells && <BuyLink />}
    </PageFrame>
  );
};
