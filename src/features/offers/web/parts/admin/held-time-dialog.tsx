import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { SkeletonRows } from '#shared/web/skeleton.tsx';
import { OpenOffer } from './open-offer.tsx';
import { useOfferAdminTexts } from './use-offer-admin-texts.ts';
import { useAllOpenOffers } from './use-offers.ts';

export interface HeldTimeDialogProps {
  readonly offerId: string;
  readonly onClose: () => void;
}

/** The person for whom a time of the calendar is held, its deadline, and the other times of that offer. */
export const HeldTimeDialog = ({ offerId, onClose }: HeldTimeDialogProps) => {
  const words = useOfferAdminTexts();
  const { data, isPending } = useAllOpenOffers();
  const offer = data?.find(({ id }) => id === offerId);
  return (
    <Modal title={offer ? words.heldFor(offer.customer.name) : words.open} light onClose={onClose}>
      {offer ? (
        <OpenOffer offer={offer} onWithdrawn={onClose} />
      ) : isPending ? (
        <SkeletonRows count={3} className="min-h-control" />
      ) : (
        <output className="block text-muted">{words.gone}</output>
      )}
    </Modal>
  );
};
