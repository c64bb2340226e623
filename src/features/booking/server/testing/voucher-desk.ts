import { openCode } from '#features/vouchers/server/codes/code.ts';
import { selectVoucher } from '#features/vouchers/server/store.ts';
import type { BookableStudio } from './bookable-studio.ts';

/** The desk of a test studio: sells vouchers, and takes them as payment. */
export const deskOf = ({ studio }: Pick<BookableStudio, 'studio'>) => ({
  /** Sells a voucher; returns its id and its code. */
  sell: async (amount: number) => {
    const { status, body } = await studio().adminCall('POST', '/api/admin/vouchers', { amount, method: 'cash' });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const stored = await selectVoucher(studio().database.db, body.id);
    const code = stored && openCode(studio().context.secretKey, stored);
    if (code === undefined) throw new Error('The code cannot be opened');
    return { id: body.id as string, code };
  },
  pay: (booking: string, amount: number, voucher_code: string, paid_so_far = 0) =>
    studio().adminCall('POST', `/api/admin/bookings/${booking}/cash-payment`, {
      amount,
      method: 'voucher',
      voucher_code,
      paid_so_far,
    }),
});
