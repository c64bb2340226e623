import type { ReactNode } from 'react';
import { useId } from 'react';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { euroText } from '#shared/web/money.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { servicesAdminTexts } from '../../../../texts/admin-handle.ts';
import type { OptionToChoose, PeopleToState } from './extras-to-choose.ts';

interface PeopleLineProps {
  readonly people: PeopleToState;
  /** undefined: not stated. */
  readonly value: number | undefined;
  readonly disabled: boolean;
  readonly onChange: (people: number | undefined) => void;
}

/** For how many people the session is. */
export const PeopleLine = ({ people, value, disabled, onChange }: PeopleLineProps) => {
  const t = useTexts(servicesAdminTexts);
  const id = useId();
  const { included, price, minutes } = people;
  const details =
    price === 0 && minutes === 0
      ? undefined
      : [t('choice.people', { included, price: euroText(price) }), minutes > 0 && t('choice.minutes', minutes)];
  return (
    <Line id={id} name={t('choice.howMany')} details={details}>
      <Count {...{ id, disabled }} value={value} most={people.most} none={t('choice.notStated')} onChange={onChange} />
    </Line>
  );
};

interface OptionLineProps {
  readonly option: OptionToChoose;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (count: number) => void;
}

/** One option: a checkbox, or a number if a session may have several of it. */
export const OptionLine = ({ option, value, disabled, onChange }: OptionLineProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const id = useId();
  const { price, minutes, most } = option;
  const isOnce = most === 1;
  const details = [
    price === 0 ? t('choice.free') : isOnce ? euroText(price) : t('choice.each', euroText(price)),
    minutes > 0 && t('choice.minutes', minutes),
    option.required && t('choice.required'),
    !option.active && t('choice.former'),
  ];
  return (
    <Line id={id} name={inLanguage(option, 'name', language)} details={details}>
      {isOnce ? (
        <input
          id={id}
          type="checkbox"
          checked={value > 0}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked ? 1 : 0)}
          className="size-4.5 cursor-pointer accent-accent"
        />
      ) : (
        <Count {...{ id, disabled, most }} value={value || undefined} none="0" onChange={(to) => onChange(to ?? 0)} />
      )}
    </Line>
  );
};

interface LineProps {
  readonly id: string;
  readonly name: string;
  readonly details: readonly (string | false)[] | undefined;
  readonly children: ReactNode;
}

const Line = ({ id, name, details, children }: LineProps) => (
  <li className="flex items-center gap-4 py-1.5">
    <label htmlFor={id} className="min-h-control min-w-0 flex-1 cursor-pointer content-center">
      <span className="block leading-5 break-words hyphens-auto">{withSoftHyphens(name)}</span>
      {details && (
        <span className="tabular block text-sm leading-5 text-muted">{details.filter(Boolean).join(' · ')}</span>
      )}
    </label>
    {children}
  </li>
);

interface CountProps {
  readonly id: string;
  readonly value: number | undefined;
  readonly most: number;
  /** The choice of nothing. */
  readonly none: string;
  readonly disabled: boolean;
  readonly onChange: (count: number | undefined) => void;
}

const Count = ({ id, value, most, none, disabled, onChange }: CountProps) => (
  <select
    id={id}
    value={value ?? ''}
    disabled={disabled}
    onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    className="tabular min-h-control shrink-0 rounded-field border border-control bg-surface px-3 py-1.5 text-base text-ink"
  >
    <option value="">{none}</option>
    {Array.from({ length: most }, (_, index) => (
      <option key={index + 1} value={index + 1}>
        {index + 1}
      </option>
    ))}
  </select>
);
