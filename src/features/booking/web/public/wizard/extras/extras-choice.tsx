import type { ReactNode } from 'react';
import { useEffect, useId } from 'react';
import type { PublicService } from '#features/services/contract.ts';
import { choiceWith } from '#features/services/domain/extras/choice-with.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import type { PublicOption } from '#features/services/options-contract.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import { sellableOf } from '#features/services/web/parts/sellable.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { euroText, Money } from '#shared/web/money.tsx';
import { type Translate, textsHandle, translator, useLanguage, useTexts } from '#shared/web/texts.tsx';
import { type WizardExtrasTexts, wizardExtrasTexts } from '../../../../texts/wizard-extras.ts';
import type { ChosenExtras, ChosenService } from './chosen-extras.ts';
import { Counter } from './counter.tsx';
import { choiceOf, configsWith, priceView, queryOf } from './priced-view.ts';

interface ExtrasChoiceProps {
  readonly service: PublicService;
  readonly chosen: ChosenExtras | undefined;
  readonly onChoose: (chosen: ChosenExtras) => void;
}

const handle = textsHandle<WizardExtrasTexts>('wizardExtras');
const useExtrasTexts = (): Translate<WizardExtrasTexts> =>
  translator({ wizardExtras: wizardExtrasTexts[useLanguage().language] }, handle);

/** The number of people, the options and the second sessions of a service, and the total price. */
const ExtrasChoice = ({ service, chosen, onChoose }: ExtrasChoiceProps) => {
  const t = useExtrasTexts();
  const words = useTexts(servicesTexts);
  const { language } = useLanguage();
  const id = useId();
  const choice = choiceOf(service, chosen);
  const booked = priceView(service, chosen, language);
  // Options that the studio has removed meanwhile are not chosen any more.
  const isOutdated = chosen !== undefined && JSON.stringify(chosen) !== JSON.stringify(queryOf(choice));
  useEffect(() => {
    if (isOutdated) onChoose(queryOf(choice));
  });
  const change = (changes: Partial<Choice>): void => onChoose(queryOf({ ...choice, ...changes }));
  const { people, options = [], second_sessions = [] } = service;
  const lineOf = (option: PublicOption) => (
    <OptionLine
      key={option.id}
      t={t}
      option={option}
      value={choice.options.find((one) => one.id === option.id)?.count ?? 0}
      onChange={(count) => onChoose(queryOf(choiceWith(sellableOf(service), choice, { id: option.id, count })))}
    />
  );
  const heading = options.length > 0 ? 'heading' : people ? 'people' : 'second';
  return (
    <section aria-labelledby={id} className="card animate-appear p-4 sm:p-5">
      <h3 id={id} className="text-lg font-semibold">
        {t(heading)}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {people && (
          <PeopleLine
            t={t}
            people={people}
            isAlone={options.length === 0}
            value={choice.people ?? 1}
            onChange={(to) => change({ people: to })}
          />
        )}
        {options.map(lineOf)}
      </ul>
      {second_sessions.length > 0 && (
        <SecondSessions heading={heading === 'second' ? undefined : t('second')} hint={t('second.hint')}>
          {second_sessions.map((session) => lineOf({ ...session, max_count: 1, required: false }))}
        </SecondSessions>
      )}
      <p aria-live="polite" className="tabular flex flex-wrap justify-between gap-x-4 border-t border-line pt-3">
        <span className="font-semibold">{t('total')}</span>
        <span>
          <span className="text-muted">{words('service.minutes', booked.duration_min)} · </span>
          <span className="font-semibold">
            <Money eur={booked.price_eur} />
          </span>
        </span>
      </p>
    </section>
  );
};

interface SecondSessionsProps {
  /** undefined: the heading of the whole section asks for it. */
  readonly heading: string | undefined;
  readonly hint: string;
  readonly children: ReactNode;
}

/** The services that may be booked right after the service. */
const SecondSessions = ({ heading, hint, children }: SecondSessionsProps) => (
  <div className={heading ? 'border-t border-line pt-3' : ''}>
    {heading && <h4 className="font-semibold">{heading}</h4>}
    <p className="mt-1 text-sm text-muted">{hint}</p>
    <ul className="divide-y divide-line">{children}</ul>
  </div>
);

interface PeopleLineProps {
  readonly t: Translate<WizardExtrasTexts>;
  readonly people: NonNullable<PublicService['people']>;
  /** Whether there are no options: the heading then asks for the people. */
  readonly isAlone: boolean;
  readonly value: number;
  readonly onChange: (people: number) => void;
}

const PeopleLine = ({ t, people, isAlone, value, onChange }: PeopleLineProps) => (
  <li className="flex items-center gap-4 py-3">
    <span className="min-w-0 flex-1">
      {!isAlone && <span className="block font-medium">{t('people')}</span>}
      <span className="block text-sm text-muted">
        {people.price_each === 0
          ? t('people.free')
          : t('people.included', { included: people.included, price: euroText(people.price_each) })}
        {people.minutes_each > 0 && ` (${t('minutes', people.minutes_each)})`}
      </span>
    </span>
    <Counter t={t} name={t('people')} value={value} min={1} max={people.max} onChange={onChange} />
  </li>
);

interface OptionLineProps {
  readonly t: Translate<WizardExtrasTexts>;
  readonly option: PublicOption;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** One option: a checkbox, or a number if it may be booked several times. */
const OptionLine = ({ t, option, value, onChange }: OptionLineProps) => {
  const { language } = useLanguage();
  const id = useId();
  const name = inLanguage(option, 'name', language);
  const min = option.required ? 1 : 0;
  const price = euroText(option.price);
  const isOnce = option.max_count === 1;
  const details = [
    option.price === 0 ? t('free') : isOnce ? price : t('each', price),
    option.extra_minutes > 0 && t('minutes', option.extra_minutes),
    option.required && t('required'),
  ];
  return (
    <li className="flex items-center gap-4 py-3">
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer">
        <span className="block font-medium break-words hyphens-auto">{withSoftHyphens(name)}</span>
        <span className="tabular block text-sm text-muted">{details.filter(Boolean).join(' · ')}</span>
      </label>
      {isOnce ? (
        <span className="grid size-11 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            checked={value > 0}
            disabled={option.required}
            onChange={({ target }) => onChange(target.checked ? 1 : 0)}
            className="size-6 accent-accent"
          />
        </span>
      ) : (
        <Counter t={t} id={id} name={name} value={value} min={min} max={option.max_count} onChange={onChange} />
      )}
    </li>
  );
};

interface LinesProps {
  readonly items: ReturnType<typeof priceView>['items'];
  readonly priced?: boolean;
}

const Lines = ({ items, priced = false }: LinesProps) =>
  items.map(({ text, eur }) => (
    <span
      key={text}
      className={priced ? 'flex flex-wrap justify-between gap-x-4 font-normal' : 'block text-sm font-normal'}
    >
      <span>+ {text}</span>
      {priced && <Money eur={eur} />}
    </span>
  ));

/** The code that the wizard loads only for services that have options or ask for the number of people. */
export const extrasCode = {
  configsWith,
  applyExtras: (...asked: Parameters<typeof priceView>): ChosenService => {
    const { items, ...service } = priceView(...asked);
    return { ...service, lines: <Lines items={items} />, pricedLines: <Lines items={items} priced /> };
  },
  choice: (service: PublicService, chosen: ChosenExtras | undefined, onChoose: ExtrasChoiceProps['onChoose']) => (
    <ExtrasChoice key={service.id} service={service} chosen={chosen} onChoose={onChoose} />
  ),
};

export type ExtrasCode = typeof extrasCode;
