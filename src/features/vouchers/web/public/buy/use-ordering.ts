import { useEffect, useState } from 'react';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { orderContract, SentOrder } from '../../../order-contract.ts';
import { saleKeys } from '../../parts/sale-key.ts';

const call = caller<typeof orderContract>();

/** Sends an order and goes to the page on which it is paid. Sent again unchanged, it is the same order. */
export const useOrdering = () => {
  const messageOf = useErrorMessage();
  const [keyOf, setKeyOf] = useState(() => saleKeys());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    // The browser may show the page again as it was left.
    const shown = (): void => setBusy(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  const send = async (order: SentOrder, key: (order: object) => string): Promise<string> => {
    const headers = { 'idempotency-key': key(order) };
    return (await call('POST /api/vouchers/orders', { body: order }, { headers })).checkout_url;
  };
  const again = (order: SentOrder, failure: unknown): Promise<string> => {
    if (!(failure instanceof CallError && failure.code === 'order_over')) throw failure;
    const next = saleKeys();
    setKeyOf(() => next);
    return send(order, next);
  };
  const place = async (order: SentOrder): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      location.assign(await send(order, keyOf).catch((failure: unknown) => again(order, failure)));
    } catch (failure) {
      setBusy(false);
      setError(messageOf(failure));
    }
  };
  return { busy, error, place: (order: SentOrder): void => void place(order) };
};
