import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { type Address, dayColumns } from '../use-address.ts';

interface ColumnTabsProps {
  readonly all: readonly { readonly id: string; readonly name: string }[];
  readonly shown: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Chooses which of several columns is shown where only one fits; renders nothing if there is only one. */
export const ColumnTabs = ({ all, shown, onChoose }: ColumnTabsProps) =>
  all.length > 1 && (
    <div className="flex min-w-0 gap-1 overflow-x-auto">
      {all.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === shown}
          onClick={() => onChoose(id)}
          className={classNames(
            'min-h-control shrink-0 cursor-pointer rounded-button px-3 font-medium',
            id === shown ? 'bg-accent-soft text-accent-text' : 'text-muted hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </div>
  );

/** Whether a day has a column per photographer or per resource. */
export const ColumnChoice = ({ address: { columns, chooseColumns } }: { readonly address: Address }) => {
  const t = useTexts(calendarTexts);
  return (
    <fieldset
      aria-label={t('columns.of')}
      className="ml-auto flex flex-wrap rounded-button border border-control p-0.5 max-sm:order-first max-sm:w-full"
    >
      {dayColumns.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === columns}
          onClick={() => chooseColumns(one)}
          className={classNames(
            'min-h-[calc(var(--control-height)-6px)] cursor-pointer rounded-[6px] px-3 font-medium max-sm:flex-1',
            one === columns ? 'bg-accent-soft text-accent-text' : 'text-muted hover:text-ink',
          )}
        >
          {t(`columns.${one}`)}
        </button>
      ))}
    </fieldset>
  );
};
