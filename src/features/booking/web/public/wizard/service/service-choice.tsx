import { useEffect, useRef, useState } from 'react';
import { matchesSearch } from '#features/services/domain/service-search.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import type { ServiceCardsProps } from './service-cards.tsx';
import { ServiceCards } from './service-cards.tsx';
import { ServiceSearch } from './service-search.tsx';

/** Up to this many services are shown without a search. */
const fewEnough = 8;

interface ServiceChoiceProps extends ServiceCardsProps {
  /** Whether a link selected one service: the others are then behind a button. */
  readonly folded: boolean;
}

/** The services: all of them, searchable if there are many, or only the one that a link selected. */
export const ServiceChoice = ({ folded, services, chosen, ...cards }: ServiceChoiceProps) => {
  const { language } = useLanguage();
  const [isFolded, setFolded] = useState(folded);
  const [search, setSearch] = useState('');
  const group = useFocusWhenUnfolded(isFolded);
  const linked = isFolded ? services.find(({ id }) => id === chosen) : undefined;
  if (linked) {
    return (
      <>
        <ServiceCards {...cards} services={[linked]} chosen={chosen} />
        {services.length > 1 && <OtherServices onOpen={() => setFolded(false)} />}
      </>
    );
  }
  // The chosen service stays visible, whatever is searched for.
  const found = services.filter((service) => service.id === chosen || matchesSearch(service, search, language));
  return (
    <div ref={group} className="space-y-3 sm:space-y-4">
      {services.length > fewEnough && <ServiceSearch value={search} onChange={setSearch} found={found.length} />}
      <ServiceCards {...cards} services={found} chosen={chosen} />
    </div>
  );
};

/** A link, so that it leads to all services without JavaScript as well. */
const OtherServices = ({ onOpen }: { readonly onOpen: () => void }) => {
  const t = useTexts(wizardTexts);
  return (
    <p>
      <a
        href="/booking"
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('service.others')}
      </a>
    </p>
  );
};

/** The pressed link disappears: focus moves to the chosen service. */
const useFocusWhenUnfolded = (isFolded: boolean) => {
  const group = useRef<HTMLDivElement>(null);
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current && !isFolded) group.current?.querySelector<HTMLElement>('input:checked')?.focus();
    wasFolded.current = isFolded;
  }, [isFolded]);
  return group;
};
