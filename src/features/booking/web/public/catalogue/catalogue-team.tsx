import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import { Card } from '#shared/web/card.tsx';
import { useCatalogueTexts } from '../../../texts/pages/catalogue-page.ts';
import type { PersonLink } from './catalogue-data.ts';

/** Who offers a service, each with a link to their page. */
export const CatalogueTeam = ({ people }: { readonly people: readonly PersonLink[] }) => {
  const t = useCatalogueTexts();
  if (people.length === 0) return null;
  const haveFaces = people.some(({ picture }) => picture);
  return (
    <Card as="section" aria-labelledby="photographers">
      <h2 id="photographers" className="text-lg font-semibold">
        {t('catalogue.photographers')}
      </h2>
      <ul className="mt-2">
        {people.map(({ name, page, picture }) => (
          <li key={page}>
            <a href={page} className="inline-flex min-h-11 items-center gap-3 py-1 font-medium text-accent-text">
              {haveFaces && pictureParts.teamPortrait?.(picture, name)}
              <span className="underline underline-offset-4">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
};
