import { contactText } from '#features/booking/web/parts/admin/booking-words.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { FoundCustomer } from '../../../contract.ts';
import { customerTexts } from '../../../texts/handle.ts';

interface CustomerOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly FoundCustomer[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (customer: FoundCustomer) => void;
}

/** Suggested customers, below the fields they fill in. */
export const CustomerOptions = ({ id, label, options, active, onPoint, onChoose }: CustomerOptionsProps) => {
  const t = useTexts(customerTexts);
  return (
    <>
      {options.length > 0 && (
        <div
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no element for an editable combobox
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-card border border-line bg-raised p-1.5 shadow-raised"
        >
          <p className="px-2.5 py-1 text-sm text-muted" aria-hidden="true">
            {label}
          </p>
          {options.map((customer, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys
            <div
              key={`${customer.email} ${customer.name}`}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => onPoint(index)}
              onClick={() => onChoose(customer)}
              className={classNames(
                'grid min-h-control cursor-pointer content-center gap-x-4 rounded-button px-2.5 py-1.5 leading-snug sm:grid-cols-3',
                index === active && 'bg-accent-soft',
              )}
            >
              <span className="min-w-0 font-medium break-words">{customer.name}</span>
              <span className="min-w-0 truncate text-muted">{contactText(customer.email)}</span>
              <span className="tabular min-w-0 truncate text-muted">{contactText(customer.phone)}</span>
            </div>
          ))}
        </div>
      )}
      <output className="sr-only">{options.length > 0 && t('lookup.found', options.length)}</output>
    </>
  );
};
