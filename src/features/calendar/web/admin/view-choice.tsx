import { classNames } from '#shared/web/class-names.ts';

interface ViewChoiceProps<Name extends string> {
  readonly label: string;
  readonly views: readonly (readonly [name: Name, label: string])[];
  readonly view: Name;
  readonly onChoose: (view: Name) => void;
}

/** Buttons of which one is pressed: the views of a calendar. */
export const ViewChoice = <Name extends string>({ label, views, view, onChoose }: ViewChoiceProps<Name>) => (
  <fieldset aria-label={label} className="flex flex-wrap rounded-button border border-control p-0.5 max-sm:w-full">
    {views.map(([name, text]) => (
      <button
        key={name}
        type="button"
        aria-pressed={name === view}
        onClick={() => onChoose(name)}
        className={classNames(
          'min-h-[calc(var(--control-height)-6px)] cursor-pointer rounded-[6px] px-3 font-medium max-sm:flex-1',
          name === view ? 'bg-accent-soft text-accent-text' : 'text-muted hover:text-ink',
        )}
      >
        {text}
      </button>
    ))}
  </fieldset>
);
