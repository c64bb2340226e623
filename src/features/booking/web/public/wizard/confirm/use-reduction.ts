import { useState } from 'react';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLoading } from '#shared/web/call/use-loading.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { DiscountedPrice, discountCheckContract } from '../../../../discount-contract.ts';
import type { ChosenService } from '../extras/chosen-extras.ts';
import { amountsOf, type Reduction, reductionBy, type Sale } from './reduced.ts';

const call = caller<typeof discountCheckContract>();

/** A code that does not apply, with the reason in words. */
export interface RefusedCode {
  readonly code: string;
  readonly message: string;
}

export interface EnteredCode {
  readonly reduction: Reduction | undefined;
  /** Set if a code that was found does not apply any more. */
  readonly refused: RefusedCode | undefined;
  /** Whether a code is checked again: nothing can be booked meanwhile. */
  readonly isChecking: boolean;
  readonly changeReduction: (reduction: Reduction | undefined) => void;
}

/** Returns what a service costs with a code; throws if the code does not apply to it. */
export const useCheckOfCode = (): ((code: string, service: ChosenService) => Promise<DiscountedPrice>) => {
  const { language } = useLanguage();
  return (code, { id, order }) => {
    const { options, people } = order ?? {};
    const body = { code, service_id: id, language, ...(options && { options }), ...(people && { people }) };
    return call('POST /api/discount-codes/check', { body });
  };
};

/** The code that the customer has entered. It stays when its amounts change: then it is checked again while `isShown`. */
export const useReduction = (sale: Sale, isShown: boolean): EnteredCode => {
  const [reduction, setReduction] = useState<Reduction>();
  const [refused, setRefused] = useState<RefusedCode>();
  const check = useCheckOfCode();
  const messageOf = useErrorMessage();
  const code = reduction?.found.code ?? '';
  const { service } = sale;
  const stale = isShown && reduction && !reduction.of(sale) ? service : undefined;
  const key = stale && JSON.stringify([code, amountsOf(sale)]);
  const again = useLoading(key, () => (stale ? check(code, stale) : Promise.reject(new Error('Nothing to check'))));
  if (stale && !again.loading) {
    setReduction(again.value && reductionBy(again.value, sale));
    if (!again.value) setRefused({ code, message: messageOf(again.error) });
  }
  const changeReduction = (next: Reduction | undefined): void => {
    setReduction(next);
    setRefused(undefined);
  };
  return { reduction, refused, isChecking: stale !== undefined, changeReduction };
};
