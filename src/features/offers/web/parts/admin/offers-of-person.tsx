import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { serviceName } from '#features/services/domain/service-words.ts';
import { formatShort } from '#shared/kernel/format.ts';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation } from '#shared/web/dialogs.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { Offer } from '../../../contract.ts';
import { useOfferWords } from './use-offer-words.ts';
import { type OfferedTo, useOpenOffers, useWithdraw } from './use-offers.ts';

const OfferForm = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm }));

/** The open offers to a person, and the button that offers times. */
export const OffersOfPerson = ({ person }: { readonly person: OfferedTo }) => {
  const words = useOfferWords();
  const offers = useOpenOffers(person).data ?? [];
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      {offers.length > 0 && (
        <section aria-label={words.open} className="grid gap-2">
          {offers.map((offer) => (
            <OpenOffer key={offer.id} offer={offer} />
          ))}
        </section>
      )}
      <Button look="secondary" onClick={() => setOpen(true)}>
        <CalendarClock size={18} aria-hidden="true" />
        {words.make}
      </Button>
      {isOpen && (
        <Suspense>
          <OfferForm person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};

const OpenOffer = ({ offer }: { readonly offer: Offer }) => {
  const words = useOfferWords();
  const { language } = useLanguage();
  const message = useErrorMessage();
  const withdraw = useWithdraw();
  const names = { name: offer.service_name, name_de: offer.service_name_de, name_ru: offer.service_name_ru };
  const ask = async (): Promise<void> => {
    const wording = { title: words.withdrawTitle, confirm: words.withdraw, tone: 'danger' } as const;
    if (!(await askConfirmation(words.withdrawQuestion, wording))) return;
    withdraw.mutate(offer.id, {
      onSuccess: () => showToast(words.withdrawn, 'success'),
      onError: (error) => showToast(message(error), 'error'),
    });
  };
  return (
    <article className="rounded-field border border-line bg-sunken p-3">
      <p className="font-semibold break-words">{serviceName(names, language)}</p>
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
        <Button look="secondary" busy={withdraw.isPending} onClick={() => void ask()}>
          {words.withdraw}
        </Button>
      </div>
    </article>
  );
};
