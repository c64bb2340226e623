import { useId } from 'react';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { NewTabLink } from '../../../parts/public/booked/new-tab-link.tsx';

interface NothingFreeProps {
  readonly photographer: Pick<PublicPhotographer, 'id' | 'name'> | undefined;
  /** Other photographers who offer the service. */
  readonly others: readonly PublicPhotographer[];
  /** The last bookable day. */
  readonly last: string | undefined;
  readonly onPhotographer: (id: string) => void;
  /** Leads back to the list of services. */
  readonly onServices: () => void;
}

/** At most this many others are named; step 1 shows all of them. */
const named = 4;

/**
 * Shown instead of times if there are none until the last bookable day: other photographers, other services, and the
 * contact.
 */
export const NothingFree = ({ photographer, others, last, onPhotographer, onServices }: NothingFreeProps) => {
  const t = useTexts(wizardTexts);
  const id = useId();
  const until = last && formatDate(last);
  return (
    <section aria-labelledby={id} className="self-start rounded-field bg-warning-soft p-4 text-ink sm:p-5">
      <h3 id={id} className="text-lg font-semibold">
        {t('full.heading')}
      </h3>
      <p className="mt-1">
        {photographer?.id === anyone
          ? t('full.all', until ?? '')
          : t('full.text', { name: photographer?.name ?? '', until: until ?? '' })}
      </p>
      {others.length > 0 && <p className="mt-4 font-medium">{t('full.others')}</p>}
      <div className="mt-2 grid gap-2">
        {others.slice(0, named).map((other) => (
          <Button key={other.id} look="secondary" onClick={() => onPhotographer(other.id)}>
            {other.name}
          </Button>
        ))}
      </div>
      <div className="mt-4 grid gap-2">
        <Button look="secondary" onClick={onServices}>
          {t('full.services')}
        </Button>
      </div>
      <p className="mt-4">
        {t('full.contact.text')}{' '}
        <NewTabLink href="/contact" className="inline-block py-2.5 font-medium text-accent-text">
          {t('full.contact')}
        </NewTabLink>
      </p>
    </section>
  );
};
