import { useId } from 'react';
import { bookingTexts } from '#features/booking/texts/handle.ts';
import { ChoiceCard } from '#features/booking/web/parts/public/form/choice-card.tsx';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { When } from '#shared/web/time/when.tsx';
import type { PublicOffer } from '../../contract.ts';
import { useOfferTexts } from './use-offer-texts.ts';

type Time = PublicOffer['times'][number];

interface TimeChoiceProps {
  readonly times: readonly Time[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The times of an offer to choose from; a single one is only shown. */
export const TimeChoice = ({ times, chosen, onChoose }: TimeChoiceProps) => {
  const page = useOfferTexts();
  const id = useId();
  const [only] = times;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {times.length === 1 ? page.time : page.times}
      </h2>
      {times.length === 1 && only ? (
        <OfferedTime time={only} />
      ) : (
        <div role="radiogroup" aria-labelledby={id} className="grid gap-3 sm:grid-cols-2">
          {times.map((time) => (
            <ChoiceCard
              key={time.id}
              group="time"
              value={time.id}
              checked={time.id === chosen}
              onChoose={onChoose}
              labelledBy={`${id}-${time.id}`}
            >
              <div id={`${id}-${time.id}`}>
                <OfferedTime time={time} />
              </div>
            </ChoiceCard>
          ))}
        </div>
      )}
    </section>
  );
};

const OfferedTime = ({ time }: { readonly time: Time }) => {
  const { language } = useLanguage();
  const t = useTexts(bookingTexts);
  const page = useOfferTexts();
  const rooms = time.resources.map((resource) => inLanguage(resource, 'name', language));
  return (
    <>
      <When start={time.start} end={time.end} clock={t('booking.clock')} />
      <span className="block text-muted">{[page.with(time.photographer_name), ...rooms].join(', ')}</span>
    </>
  );
};
