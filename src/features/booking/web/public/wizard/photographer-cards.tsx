import { useId } from 'react';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { Avatar } from './avatar.tsx';
import { ChoiceCard } from './choice-card.tsx';

interface PhotographerCardsProps {
  readonly photographers: readonly PublicPhotographer[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly labelledBy: string;
}

const columns = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4';

/** The photographers of a service to choose from (PUB-032, PUB-033). */
export const PhotographerCards = ({ photographers, chosen, onChoose, labelledBy }: PhotographerCardsProps) => (
  <div role="radiogroup" aria-labelledby={labelledBy} className={columns}>
    {photographers.map((photographer) => (
      <PhotographerCard
        key={photographer.id}
        photographer={photographer}
        checked={photographer.id === chosen}
        onChoose={onChoose}
      />
    ))}
  </div>
);

interface PhotographerCardProps {
  readonly photographer: PublicPhotographer;
  readonly checked: boolean;
  readonly onChoose: (id: string) => void;
}

const PhotographerCard = ({ photographer, checked, onChoose }: PhotographerCardProps) => {
  const { id, name } = photographer;
  const { language } = useLanguage();
  const bio = (language === 'ru' && photographer.bio_ru) || photographer.bio;
  const htmlId = useId();
  return (
    <ChoiceCard
      group="photographer"
      value={id}
      checked={checked}
      onChoose={onChoose}
      labelledBy={`${htmlId}-name`}
      describedBy={bio ? `${htmlId}-bio` : undefined}
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-3">
          <Avatar name={name} />
          <span id={`${htmlId}-name`} className="min-w-0 font-semibold break-words hyphens-auto">
            {name}
          </span>
        </span>
        {bio && (
          <span id={`${htmlId}-bio`} className="mt-2 block text-sm break-words hyphens-auto text-muted">
            {bio}
          </span>
        )}
      </span>
    </ChoiceCard>
  );
};

/** The shape of the cards to come. */
export const PhotographerCardsComing = () => (
  <Loading className={columns}>
    {[0, 1].map((card) => (
      <span key={card} className="card flex items-center gap-4 p-4 sm:p-5">
        <Skeleton className="size-5 rounded-full" />
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-5 flex-1" />
      </span>
    ))}
  </Loading>
);
