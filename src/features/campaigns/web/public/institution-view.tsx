import { useEffect, useState } from 'react';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Card } from '#shared/web/card.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { BookedCards } from '../../cards-contract.ts';
import { byGroup } from '../../domain/card-groups.ts';
import { CampaignUnknown } from './campaign-over.tsx';
import { readBookedCards } from './read-campaign.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

interface InstitutionViewProps {
  readonly slug: string;
  readonly secret: string;
}

/** For the institution of a volume day: which cards were used, by group, without names or times. */
export const InstitutionView = ({ slug, secret }: InstitutionViewProps) => {
  const page = useCampaignTexts();
  const { language } = useLanguage();
  const [seen, setSeen] = useState<BookedCards | 'failed'>();
  useEffect(() => {
    let isShown = true;
    readBookedCards(slug, secret).then(
      (cards) => isShown && setSeen(cards),
      () => isShown && setSeen('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [slug, secret]);
  if (seen === 'failed') return <CampaignUnknown isUnknown />;
  return (
    <PageFrame title={page.institution}>
      <Card className="space-y-6">
        {seen ? (
          <>
            <div>
              <p className="text-lg font-semibold">{inLanguage(seen, 'name', language)}</p>
              <p className="first-letter:uppercase">{formatLongDate(seen.date, language)}</p>
              <p className="tabular font-medium">{page.cardsBooked(countsOf(seen.cards))}</p>
              <p className="mt-2 max-w-prose text-sm text-muted">{page.institutionLead}</p>
            </div>
            {byGroup(seen.cards).map(({ group_name, cards }) => (
              <section key={group_name}>
                <h2 className="flex flex-wrap justify-between gap-x-4 font-semibold">
                  <span>{group_name}</span>
                  <span className="tabular font-normal text-muted">{page.cardsBooked(countsOf(cards))}</span>
                </h2>
                <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
                  {cards.map(({ number, booked }) => (
                    <li key={number} className="tabular flex justify-between border-b border-line py-1.5">
                      <span>{page.card(number)}</span>
                      <span className={classNames(booked ? 'font-medium' : 'text-muted')}>
                        {booked ? page.booked : page.notBooked}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        ) : (
          <output>{page.loading}</output>
        )}
      </Card>
    </PageFrame>
  );
};

const countsOf = (cards: readonly BookedCards['cards'][number][]) => ({
  total: cards.length,
  booked: cards.filter(({ booked }) => booked).length,
});
