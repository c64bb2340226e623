import { Badge } from '#shared/web/admin/badge.tsx';
import { deliveryLooks } from '#shared/web/admin/delivery-looks.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { MessageStatus as Status } from '../../../outbox-contract.ts';
import { emailAdminTexts } from '../../../texts/admin-handle.ts';

/** The status of a message: an icon, a word and a colour. */
export const MessageStatus = ({ status }: { readonly status: Status }) => {
  const t = useTexts(emailAdminTexts);
  return <Badge look={deliveryLooks[status]}>{t(`status.${status}`)}</Badge>;
};
