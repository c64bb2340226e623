import { useEffect, useId, useRef, useState } from 'react';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { bioIn } from '#features/photographers/domain/photographer-bio.ts';
import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import { Button } from '#shared/web/button.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { ChoiceCard, ChoiceMark } from '../../../parts/public/form/choice-card.tsx';
import { FoldedText } from './folded-text.tsx';

interface PhotographerCardsProps {
  readonly photographers: readonly PublicPhotographer[];
  readonly chosen: string | undefined;
  /** Whether the choice may be left to the studio. */
  readonly offersAnyone: boolean;
  readonly onChoose: (id: string) => void;
  readonly labelledBy: string;
}

const columns = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4';

/** Up to `fewEnough` are all shown; of more only `atFirst`. */
const fewEnough = 8;
const atFirst = 6;

/** The photographers of a service as cards. Of many, the first ones are shown, with a button for the others. */
export const PhotographerCards = (props: PhotographerCardsProps) => {
  const { photographers, chosen, offersAnyone, onChoose, labelledBy } = props;
  const t = useTexts(wizardTexts);
  const [wantsAll, setWantsAll] = useState(false);
  const isFolded =
    !wantsAll && photographers.length > fewEnough && !photographers.slice(atFirst).some(({ id }) => id === chosen);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button disappears: focus moves to the first card it revealed.
    if (wantsAll) group.current?.querySelectorAll<HTMLElement>('input')[atFirst]?.focus();
  }, [wantsAll]);
  return (
    <>
      {offersAnyone && photographers.length > 1 && <AnyoneCard chosen={chosen} onChoose={onChoose} />}
      <div ref={group} role="radiogroup" aria-labelledby={labelledBy} className={columns}>
        {(isFolded ? photographers.slice(0, atFirst) : photographers).map((photographer) => (
          <PhotographerCard
            key={photographer.id}
            photographer={photographer}
            checked={photographer.id === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      {isFolded && (
        <Button look="secondary" onClick={() => setWantsAll(true)}>
          {t('photographer.all', photographers.length)}
        </Button>
      )}
    </>
  );
};

interface PhotographerCardProps {
  readonly photographer: PublicPhotographer;
  readonly checked: boolean;
  readonly onChoose: (id: string) => void;
}

const PhotographerCard = ({ photographer, checked, onChoose }: PhotographerCardProps) => {
  const { id, name } = photographer;
  const { language } = useLanguage();
  const bio = bioIn(photographer, language);
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
          {pictureParts.portrait?.(photographer.picture) ?? <Avatar name={name} />}
          <span id={`${htmlId}-name`} className="min-w-0 font-semibold break-words hyphens-auto">
            {name}
          </span>
        </span>
        {bio && (
          <FoldedText id={`${htmlId}-bio`} of={`${htmlId}-name`} className="mt-2 text-sm">
            {bio}
          </FoldedText>
        )}
      </span>
    </ChoiceCard>
  );
};

/** Placeholder cards while loading. */
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

interface AnyoneCardProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Leaves it to the studio who takes the session. A button of its own: the radio buttons below are the photographers. */
const AnyoneCard = ({ chosen, onChoose }: AnyoneCardProps) => {
  const t = useTexts(wizardTexts);
  const checked = chosen === anyone;
  return (
    <button
      type="button"
      aria-pressed={checked}
      data-checked={checked || undefined}
      onClick={() => onChoose(anyone)}
      className="card group relative flex w-full cursor-pointer gap-4 p-4 text-left sm:p-5"
    >
      <ChoiceMark checked={checked} />
      <span className="min-w-0">
        <span className="block font-semibold">{t('photographer.anyone.first')}</span>
        <span className="mt-1 block text-sm text-muted">{t('photographer.anyone.hint')}</span>
      </span>
    </button>
  );
};

/** Initials in a circle, in the studio's brand colour. */
const Avatar = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text ring-1 ring-accent/25 ring-inset"
  >
    {initialsOf(name)}
  </span>
);

/** 'AL' of 'Anna Maria Lindner', 'M' of 'Max'. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '')
    .join('');
};
