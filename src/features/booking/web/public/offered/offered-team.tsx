import { Card } from '#shared/web/card.tsx';
import { useOfferedTexts } from '../../../texts/offered-page.ts';
import type { PersonLink } from './offered-data.ts';

/** Who offers a service, each with a link to their page. */
export const OfferedTeam = ({ people }: { readonly people: readonly PersonLink[] }) => {
  const t = useOfferedTexts();
  if (people.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="photographers">
      <h2 id="photographers" className="text-lg font-semibold">
        {t('offered.photographers')}
      </h2>
      <ul className="mt-2">
        {people.map(({ name, page }) => (
          <li key={page}>
            <a
              href={page}
              className="inline-flex min-h-11 items-center font-medium text-accent-text underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
};
