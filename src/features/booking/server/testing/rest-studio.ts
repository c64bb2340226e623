import { cancelToken } from '../link/cancel-token.ts';
import { payingStudio } from './paying-studio.ts';

const completed = 'checkout.session.completed';

/** A studio that takes the rest online; a booking costs 150.00, of which 75.00 are paid in advance. */
export const restStudio = () => {
  const paying = payingStudio();
  const { studio, provider, configure, begin, send } = paying;
  const rest = (id: string) => {
    const token = cancelToken(studio().context.secretKey, { id, link_version: 0 });
    return studio().call('POST', `/api/bookings/${id}/rest-payment?token=${token}`);
  };
  const paid = async (id: string) => {
    const session = provider().sessions.at(-1);
    if (!session) throw new Error('The provider has no session');
    session.pay();
    await send(completed, session.describe());
    return { id, session };
  };
  return {
    ...paying,
    rest,
    configure: (more: object = {}) => configure({ rest_online_enabled: true, ...more }),
    /** A booking whose prepayment is paid. */
    prepaid: async (): Promise<string> => (await paid((await begin()).id)).id,
    /** The newest session is paid, and the provider reports it. */
    paid,
    /** What the customer reads. */
    prepaymentOf: async (id: string) => (await studio().call('GET', `/api/bookings/${id}`)).body.prepayment,
    record: (id: string, amount: number, paid_so_far = 75) =>
      studio().adminCall('POST', `/api/admin/bookings/${id}/cash-payment`, { amount, paid_so_far }),
  };
};
