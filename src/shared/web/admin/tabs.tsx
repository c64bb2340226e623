import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../class-names.ts';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface TabsProps<Name extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
  readonly children: ReactNode;
}

/** Sections of a page, of which one is shown. The arrow keys move between tabs. */
export const Tabs = <Name extends string>({ label, tabs, shown, onShow, children }: TabsProps<Name>) => {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex(({ name }) => name === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onShow(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the tabs inside, one at a time */}
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="mb-4 flex flex-wrap border-b border-line sm:gap-x-1"
      >
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
            className={classNames(
              '-mb-px min-h-control max-w-full cursor-pointer border-b-2 break-words px-1.5 py-1 text-sm leading-tight font-medium transition duration-150 sm:px-3 sm:text-base',
              name === shown
                ? 'border-accent text-accent-text'
                : 'border-transparent text-muted hover:border-control hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  );
};

/** The selected tab, stored in the address so that reloads and links keep it. The first tab has no parameter. */
export const useTab = <Name extends string>(names: readonly [Name, ...Name[]]): [Name, (name: Name) => void] => {
  const [query, setQuery] = useSearchParams();
  const shown = names.find((name) => name === query.get('tab')) ?? names[0];
  const show = (name: Name): void => {
    const next = new URLSearchParams(query);
    if (name === names[0]) next.delete('tab');
    else next.set('tab', name);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [shown, show];
};
