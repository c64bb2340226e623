import { useEffect, useState } from 'react';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import type { orderContract, VoucherOrderView } from '../../../order-contract.ts';

const call = caller<typeof orderContract>();
const everyMs = 2500;
/** After this the page asks no more: the mail tells the rest. */
const mostTimes = 120;
const isFinal = ({ state }: VoucherOrderView): boolean => state === 'sold' || state === 'over' || state === 'held';

/** How an order stands: as the server has rendered it, then as the provider says, until that is final. */
export const useOrder = (id: string, initial: VoucherOrderView | undefined) => {
  const [order, setOrder] = useState(initial);
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    let times = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      times += 1;
      if (times < mostTimes) timer = setTimeout(() => void ask(), everyMs);
    };
    const ask = async (): Promise<void> => {
      try {
        const found = await call('POST /api/vouchers/orders/{id}/check', { params: { id } }, { signal: gone.signal });
        setOrder(found);
        setUnreached(false);
        if (!isFinal(found)) again();
      } catch (error) {
        if (gone.signal.aborted) return;
        setUnreached(!(error instanceof CallError && error.status === 429));
        again();
      }
    };
    void ask();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [id]);
  return { order, isUnreached };
};
