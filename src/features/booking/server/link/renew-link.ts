import { ruleBroken } from '#shared/contract/problem.ts';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { allowedActions } from '../../domain/booking-actions.ts';
import { mailOfNewLink } from '../../domain/mails/booking-mails.ts';
import { customerLinkContract, type RenewedLink } from '../../link-contract.ts';
import { changeBooking } from '../record/change-booking.ts';
import { updateBooking } from '../record/store.ts';
import { cancelUrl } from './cancel-token.ts';

export const customerLinkRoutes = (context: Context) =>
  mounted(customerLinkContract, {
    'POST /api/admin/bookings/{id}/new-link': ({ params, body }, { administrator }) =>
      renewLink(context, { id: params.id, ...body, actor: administrator.id }),
  });

/**
 * Gives a booking a new customer link and invalidates all earlier ones, for a link that has leaked. With `send_email`
 * the new link is mailed with all data of the booking. `actor`: ID of an administrator.
 */
const renewLink = async (
  context: Context,
  { id, send_email, actor }: { id: string; send_email: boolean; actor: string },
): Promise<RenewedLink> => {
  let cancel_url = '';
  const booking = await changeBooking(context, id, async (trx, row) => {
    const now = context.now();
    if (!allowedActions(row, now).includes('new_link')) {
      throw ruleBroken('no_link', 'Only a booking that can still be cancelled by its customer has a link');
    }
    if (send_email && isPlaceholder(row.customer_email)) {
      throw ruleBroken('no_address', 'This customer has no e-mail address');
    }
    const changed = await updateBooking(trx, id, { link_version: row.link_version + 1 }, now);
    await recordAudit(trx, { actor, action: 'booking.link_renewed', booking_id: id, at: now });
    if (send_email) await queueMails(trx, [mailOfNewLink(changed)], changed, now);
    cancel_url = cancelUrl(context, changed);
    return changed;
  });
  return { cancel_url, booking };
};
