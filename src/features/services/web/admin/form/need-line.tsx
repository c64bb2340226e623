import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { mostPerNeed } from '../../../domain/need.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import type { NeedChoice } from './use-need-choices.ts';

interface NeedLineProps {
  readonly number: number;
  /** The chosen resources, any one of which is enough. */
  readonly need: readonly string[];
  readonly choices: readonly NeedChoice[];
  readonly onChange: (need: readonly string[]) => void;
}

/** One need as a sentence of selects: this one, or that one, or …; the last select adds another. */
export const NeedLine = ({ number, need, choices, onChange }: NeedLineProps) => {
  const t = useTexts(servicesAdminTexts);
  const isOpen = choices.some(({ id }) => !need.includes(id)) && need.length < mostPerNeed;
  const places = isOpen ? [...need, ''] : need;
  const choose = (place: number, id: string): void =>
    onChange(id === '' ? need.toSpliced(place, 1) : need.toSpliced(place, 1, id));
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
      {places.map((chosen, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the select that was changed keeps the focus
        <span key={place} className="flex max-w-full items-center gap-2">
          {place > 0 && chosen !== '' && <span className="text-sm text-muted">{t('needs.or')}</span>}
          <select
            aria-label={t('needs.choice', { need: number, choice: place + 1 })}
            value={chosen}
            onChange={(event) => choose(place, event.target.value)}
            className={classNames(
              'min-h-control max-w-full min-w-0 rounded-field border bg-surface px-2 py-1 text-base',
              place > 0 && chosen === '' ? 'border-transparent bg-transparent text-muted' : 'border-control text-ink',
            )}
          >
            <option value="">
              {t(chosen === '' ? (place === 0 ? 'needs.pick' : 'needs.orMore') : 'needs.takeOut')}
            </option>
            <Options choices={choices} chosen={chosen} taken={need} />
          </select>
        </span>
      ))}
    </div>
  );
};

interface OptionsProps {
  readonly choices: readonly NeedChoice[];
  readonly chosen: string;
  readonly taken: readonly string[];
}

const kinds = ['room', 'set', 'equipment', 'person', 'photographer'] as const;

const Options = ({ choices, chosen, taken }: OptionsProps) => {
  const t = useTexts(servicesAdminTexts);
  const free = choices.filter(({ id }) => id === chosen || !taken.includes(id));
  return (
    <>
      {chosen !== '' && free.every(({ id }) => id !== chosen) && <option value={chosen}>{t('needs.gone')}</option>}
      {kinds.map((kind) => {
        const some = free.filter((one) => one.kind === kind);
        return (
          some.length > 0 && (
            <optgroup key={kind} label={t(`needs.kind.${kind}`)}>
              {some.map(({ id, name, active }) => (
                <option key={id} value={id}>
                  {active ? name : t('needs.inactive', name)}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </>
  );
};
