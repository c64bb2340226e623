import { X } from 'lucide-react';
import { formatShort } from '#shared/kernel/time/format.ts';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { mostOfferedTimes } from '../../../domain/offer-state.ts';
import { useOfferAdminTexts } from './use-offer-admin-texts.ts';
import type { NewOffer } from './use-offer-form.ts';

interface ChosenTimesProps {
  readonly form: Pick<Form<NewOffer>, 'values' | 'change'>;
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

/** The chosen times, each with a button that removes it. */
export const ChosenTimes = ({ form: { values, change }, names }: ChosenTimesProps) => {
  const words = useOfferAdminTexts();
  const { language } = useLanguage();
  const { times } = values;
  if (times.length === 0) return null;
  return (
    <section aria-label={words.chosen(times.length)}>
      <h3 className="mb-1.5 font-medium">{words.chosen(times.length)}</h3>
      <ul className="grid gap-1.5">
        {times.map((time) => {
          const text = formatShort(time.start, language);
          return (
            <li
              key={time.start}
              className="flex items-center justify-between gap-2 rounded-field border border-line bg-sunken pl-3"
            >
              <span className="tabular">
                {text} · {names.find(({ id }) => id === time.photographer_id)?.name}
              </span>
              <IconButton
                label={words.remove(text)}
                icon={X}
                onClick={() => change({ times: times.filter((one) => one !== time) })}
              />
            </li>
          );
        })}
      </ul>
      {times.length === mostOfferedTimes && <p className="mt-1 text-sm text-muted">{words.enough}</p>}
    </section>
  );
};
