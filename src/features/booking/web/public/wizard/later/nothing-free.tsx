import { useId } from 'react';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import { formatDate } from '#shared/kernel/format.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { NewTabLink } from './new-tab-link.tsx';

interface NothingFreeProps {
  readonly photographer: PublicPhotographer | undefined;
  /** Who else offers the service. */
  readonly others: readonly PublicPhotographer[];
  /** The last day that can be booked. */
  readonly last: string | undefined;
  readonly onPhotographer: (id: string) => void;
  /** Leads back to the list of services. */
  readonly onServices: () => void;
}

/** So many others are named; all of them are in step 1. */
const named = 4;

/** In place of times when there are none up to the last day that can be booked: who else, what else, and whom to ask. */
export const NothingFree = ({ photographer, others, last, onPhotographer, onServices }: NothingFreeProps) => {
  const t = useTexts(wizardTexts);
  const id = useId();
  const until = last && formatDate(last);
  return (
    <section aria-labelledby={id} className="self-start rounded-field bg-warning-soft p-4 text-ink sm:p-5">
      <h3 id={id} className="text-lg font-semibold">
        {t('full.heading')}
      </h3>
      <p className="mt-1">{t('full.text', { name: photographer?.name ?? '', until: until ?? '' })}</p>
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
