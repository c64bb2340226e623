import { useRef, useState } from 'react';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { balanceContract, VoucherBalance } from '../../balance-contract.ts';
import { useVoucherPageTexts } from './use-voucher-page-texts.ts';

const call = caller<typeof balanceContract>();

export type Balance = ReturnType<typeof useBalance>;

/** Why a code shows nothing. */
type Failure = { readonly why: 'missing' | 'unknown' | 'tries' } | { readonly error: unknown };

/** Looks codes up, one at a time; the latest counts. */
export const useBalance = () => {
  const page = useVoucherPageTexts();
  const messageOf = useErrorMessage();
  const [code, setCode] = useState('');
  const [found, setFound] = useState<VoucherBalance>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [isAnother, setAnother] = useState(false);
  const latest = useRef(0);

  const look = (codeToRead: string): void => {
    setCode(codeToRead);
    setFound(undefined);
    latest.current += 1;
    const turn = latest.current;
    if (codeToRead.trim() === '') return setFailure({ why: 'missing' });
    setFailure(undefined);
    setBusy(true);
    call('POST /api/vouchers/balance', { body: { code: codeToRead } })
      .then((shown) => turn === latest.current && setFound(shown))
      .catch((error: unknown) => turn === latest.current && setFailure(failureOf(error)))
      .finally(() => turn === latest.current && setBusy(false));
  };

  return {
    code,
    setCode,
    found,
    busy,
    error: failure && ('why' in failure ? page[failure.why] : messageOf(failure.error)),
    look,
    another: () => {
      setFound(undefined);
      setCode('');
      setAnother(true);
    },
    /** Whether the form has replaced a voucher. */
    isAnother,
  };
};

/** What is no code at all is answered like a code that no voucher has. */
const failureOf = (error: unknown): Failure => {
  if (!(error instanceof CallError)) return { error };
  if (error.status === 400 || error.status === 422) return { why: 'unknown' };
  return error.status === 429 ? { why: 'tries' } : { error };
};
