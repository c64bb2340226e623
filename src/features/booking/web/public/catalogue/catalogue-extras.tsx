import type { PublicService } from '#features/services/contract.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { Card } from '#shared/web/card.tsx';
import { Money } from '#shared/web/money.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { useCatalogueTexts } from '../../../texts/pages/catalogue-page.ts';

interface Extra {
  readonly key: string;
  readonly name: string;
  readonly price: number;
  readonly notes: readonly string[];
}

/** What can be added to a service, with prices; nothing if there is nothing to add. */
export const CatalogueExtras = ({ service }: { readonly service: PublicService }) => {
  const t = useCatalogueTexts();
  const { language } = useLanguage();
  const nameOf = (one: { readonly name_de: string; readonly name_ru: string | null }): string =>
    inLanguage(one, 'name', language);
  const longer = (minutes: number): string[] => (minutes > 0 ? [t('catalogue.longer', minutes)] : []);
  const { options = [], second_sessions = [], people } = service;
  const extras: readonly Extra[] = [
    ...options.map((option) => ({
      key: option.id,
      name: nameOf(option),
      price: option.price,
      notes: [...longer(option.extra_minutes), ...(option.required ? [t('catalogue.required')] : [])],
    })),
    ...second_sessions.map((session) => ({
      key: session.id,
      name: nameOf(session),
      price: session.price,
      notes: longer(session.extra_minutes),
    })),
    ...(people && people.max > people.included
      ? [
          {
            key: 'people',
            name: t('catalogue.people', people.included),
            price: people.price_each,
            notes: longer(people.minutes_each),
          },
        ]
      : []),
  ];
  if (extras.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="extras">
      <h2 id="extras" className="text-lg font-semibold">
        {t('catalogue.extras')}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {extras.map(({ key, name, price, notes }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="font-medium">{name}</span>
              {notes.length > 0 && <span className="block text-sm text-muted">{notes.join(' · ')}</span>}
            </span>
            {price > 0 ? <Money eur={price} /> : <span className="text-muted">{t('catalogue.included')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
};
