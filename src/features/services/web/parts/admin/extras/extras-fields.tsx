import type { ReactNode } from 'react';
import { formatEuro } from '#shared/kernel/money/format-money.ts';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { priceOfItems } from '../../../../domain/extras/booked-item.ts';
import { choiceWith } from '../../../../domain/extras/choice-with.ts';
import type { Choice } from '../../../../domain/extras/service-option.ts';
import { servicesAdminTexts } from '../../../../texts/admin-handle.ts';
import { choiceRefusals } from '../../../../texts/choice-refusals.ts';
import { OptionLine, PeopleLine } from './extra-lines.tsx';
import { type ChosenFrom, type OptionToChoose, optionLines, peopleLine, withFormer } from './extras-to-choose.ts';
import { hasExtras, priceStaffChoice } from './staff-choice.ts';

interface ExtrasFieldsProps extends FieldState<Choice>, ChosenFrom {
  /** The price of the service itself, in cents, if it is not the current one. */
  readonly own_price_cents?: number | undefined;
  /** Minutes of the session with the choice, where they are not those of the service and its items. */
  readonly minutes?: number | undefined;
  readonly disabled?: boolean;
}

/**
 * Options and number of people of a booking by the studio, with their sum. Renders nothing for a service without any.
 */
export const ExtrasFields = ({ own_price_cents, minutes, disabled = false, ...props }: ExtrasFieldsProps) => {
  const { service, kept, name, value, error, onChange } = props;
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const from = { service, kept };
  if (!hasExtras(from)) return null;
  const people = peopleLine(from);
  const booked = priceStaffChoice(from, value);
  const lines = optionLines(from);
  const lineOf = (option: OptionToChoose) => (
    <OptionLine
      key={option.id}
      {...{ option, disabled }}
      value={value.options.find(({ id }) => id === option.id)?.count ?? 0}
      onChange={(count) => onChange(choiceWith(withFormer(from), value, { id: option.id, count }))}
    />
  );
  const sessions = lines.filter(({ isSecondSession }) => isSecondSession);
  return (
    <FieldGroup
      name={name}
      legend={t('extras.title')}
      error={error ?? (booked.ok ? undefined : choiceRefusals[language][booked.refusal])}
    >
      <div className="rounded-field border border-line px-3">
        <ul className="divide-y divide-line">
          {people && (
            <PeopleLine
              {...{ people, disabled }}
              value={value.people}
              onChange={(to) => onChange({ ...value, people: to })}
            />
          )}
          {lines.filter(({ isSecondSession }) => !isSecondSession).map(lineOf)}
          <SecondSessions>{sessions.map(lineOf)}</SecondSessions>
        </ul>
        {booked.ok && (
          <p
            aria-live="polite"
            className="tabular flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span className="font-medium">{t('choice.total')}</span>
            <span>
              <span className="text-muted">{t('row.minutes', minutes ?? booked.value.service.duration_min)} · </span>
              <span className="font-semibold">
                {formatEuro(
                  own_price_cents === undefined
                    ? booked.value.service.price_cents
                    : own_price_cents + priceOfItems(booked.value.items),
                )}
              </span>
            </span>
          </p>
        )}
      </div>
    </FieldGroup>
  );
};

/** The services that may be booked right after the service, under a separate heading; renders nothing without any. */
const SecondSessions = ({ children }: { readonly children: readonly ReactNode[] }) => {
  const t = useTexts(servicesAdminTexts);
  if (children.length === 0) return null;
  return (
    <li className="pt-1.5">
      <span className="block text-sm font-medium">{t('choice.second')}</span>
      <ul>{children}</ul>
    </li>
  );
};
