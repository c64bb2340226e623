import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { Field } from '#shared/web/field.tsx';
import { invoiceKinds } from '../../domain/invoice-kinds.ts';
import { type InvoiceFilter, useInvoiceTexts } from '../parts/admin/use-invoices.ts';

interface InvoiceToolbarProps {
  readonly filter: InvoiceFilter;
  readonly onFilter: (filter: InvoiceFilter) => void;
  readonly total: number | undefined;
}

/** Filters documents by kind, days of issue, number, code or name. */
export const InvoiceToolbar = ({ filter, onFilter, total }: InvoiceToolbarProps) => {
  const texts = useInvoiceTexts();
  return (
    <div className="card mb-3">
      <fieldset aria-label={texts.filter} className="flex flex-wrap gap-1 border-b border-line p-2">
        {[undefined, ...invoiceKinds].map((kind) => (
          <button
            key={kind ?? 'all'}
            type="button"
            aria-pressed={filter.kind === kind}
            onClick={() => onFilter({ ...filter, kind })}
            className={classNames(
              'min-h-control cursor-pointer rounded-button px-3 font-medium transition duration-150',
              filter.kind === kind ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {kind ? texts.kinds[kind] : texts.all}
          </button>
        ))}
      </fieldset>
      <div className="grid items-start gap-3 p-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
        <Field label={texts.search} hint={texts.searchHint}>
          {(control) => (
            <input
              {...control}
              type="search"
              maxLength={200}
              value={filter.search ?? ''}
              onChange={(event) => onFilter({ ...filter, search: event.target.value })}
            />
          )}
        </Field>
        {(['from', 'to'] as const).map((side) => (
          <DateField
            key={side}
            label={texts[side]}
            value={filter[side] ?? ''}
            onChange={(day) => onFilter({ ...filter, [side]: day || undefined })}
          />
        ))}
      </div>
      <output className="block px-3 pb-3 text-sm text-muted empty:hidden">
        {total !== undefined && texts.found(total)}
      </output>
    </div>
  );
};
