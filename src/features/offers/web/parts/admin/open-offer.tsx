import { MessageCircle } from 'lucide-react';
import { itemWords } from '#features/services/domain/extras/item-words.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { whatsAppAddress } from '#shared/kernel/contact/dialled-number.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Offer } from '../../../contract.ts';
import { offerAdminTexts } from '../../../texts/admin-texts.ts';
import { useOfferAdminTexts } from './use-offer-admin-texts.ts';
import { useWithdraw } from './use-offers.ts';

interface OpenOfferProps {
  readonly offer: Offer;
  readonly onWithdrawn?: () => void;
}

/** An open offer: its times and deadline, ways to send its link, and a button that withdraws it. */
export const OpenOffer = ({ offer, onWithdrawn }: OpenOfferProps) => {
  const words = useOfferAdminTexts();
  const { language } = useLanguage();
  const message = useErrorMessage();
  const withdraw = useWithdraw();
  const names = { name: offer.service_name, name_de: offer.service_name_de, name_ru: offer.service_name_ru };
  const ask = async (): Promise<void> => {
    const wording = { title: words.withdrawTitle, confirm: words.withdraw, tone: 'danger' } as const;
    if (!(await askConfirmation(words.withdrawQuestion, wording))) return;
    withdraw.mutate(offer.id, {
      onSuccess: () => {
        showToast(words.withdrawn, 'success');
        onWithdrawn?.();
      },
      onError: (error) => showToast(message(error), 'error'),
    });
  };
  return (
    <article className="rounded-field border border-line bg-sunken p-3">
      <p className="font-semibold break-words">{serviceName(names, language)}</p>
      {offer.items.length > 0 && (
        <p className="text-sm break-words text-muted">
          {offer.items.map((item) => itemWords(item, language)).join(', ')}
        </p>
      )}
      <p className="text-sm text-muted">
        {words.times(offer.times.length)}, {words.until(formatShort(epochOf(offer.held_until), language))}
      </p>
      <ul className="tabular mt-1 text-sm">
        {offer.times.map(({ id, start, photographer_name }) => (
          <li key={id}>
            {formatShort(epochOf(start), language)} · {photographer_name}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {offer.url !== null && <CopyButton text={offer.url} label={words.copy} copied={words.copied} />}
        <WhatsAppLink offer={offer} />
        <Button look="secondary" busy={withdraw.isPending} onClick={() => void ask()}>
          {words.withdraw}
        </Button>
      </div>
    </article>
  );
};

/** Opens a conversation with the link of the offer in it, in the language of the person. */
const WhatsAppLink = ({ offer: { customer, url } }: Pick<OpenOfferProps, 'offer'>) => {
  const address = whatsAppAddress(customer.phone);
  if (address === undefined || url === null) return null;
  const text = encodeURIComponent(offerAdminTexts[customer.language].message(url));
  return (
    <a
      href={`${address}?text=${text}`}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-control items-center gap-1.5 rounded-button border border-control bg-surface px-3 font-semibold text-ink hover:bg-accent-soft"
    >
      <MessageCircle className="size-4 shrink-0" aria-hidden="true" />
      WhatsApp
    </a>
  );
};
