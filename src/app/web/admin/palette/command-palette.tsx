import { CornerDownLeft, Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#shared/web/class-names.ts';
import { ModalDialog } from '#shared/web/dialog/modal-dialog.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { matching } from './palette-entry.ts';
import { useFoundEntries } from './use-found-entries.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

const groups = ['pages', 'resources', 'customers', 'bookings', 'actions'] as const;

interface CommandPaletteProps {
  readonly onClose: () => void;
  /** Opens the form for a new booking. */
  readonly onBook: () => void;
}

/**
 * The command palette (Ctrl/Cmd-K): searches pages, actions, rooms and equipment, customers and bookings; Enter opens the selected entry.
 */
export const CommandPalette = ({ onClose, onBook }: CommandPaletteProps) => {
  const t = useTexts(adminTexts);
  const shared = useTexts(sharedTexts);
  const id = useId();
  const [query, setQuery] = useState('');
  const fixed = usePaletteEntries(onBook);
  const own = matching(fixed.entries, query);
  const { entries, searching } = useFoundEntries(query);
  const found = groups.flatMap((group) => [...own, ...entries].filter((entry) => entry.group === group));
  const { active, setActive, onKeyDown, choose } = useChoice(found, onClose);
  return (
    <ModalDialog
      light
      onDismiss={onClose}
      aria-label={t('palette.label')}
      className="card mx-auto mt-[12dvh] flex max-h-[min(30rem,76dvh)] w-[min(36rem,calc(100vw-1.5rem))] animate-appear flex-col overflow-hidden bg-raised p-0 shadow-raised backdrop:bg-black/40"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} aria-hidden="true" className="shrink-0 text-muted" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-label={t('palette.label')}
          data-first-focus="field"
          aria-activedescendant={found[active] && optionId(id, found[active])}
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-13 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-muted"
        />
      </div>
      <Results id={id} found={found} active={active} onPoint={setActive} onChoose={choose} />
      <output className="px-4 text-muted not-empty:pb-5">
        {fixed.hasFailed
          ? shared('error.network')
          : found.length === 0 && t(searching || fixed.isLoading ? 'palette.searching' : 'palette.empty', query)}
      </output>
      <Hints />
    </ModalDialog>
  );
};

const optionId = (id: string, entry: PaletteEntry): string => `${id}-${entry.id}`;

interface ResultsProps {
  readonly id: string;
  readonly found: readonly PaletteEntry[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

const Results = ({ id, found, active, onPoint, onChoose }: ResultsProps) => {
  const t = useTexts(adminTexts);
  return (
    <div
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an editable combobox with groups has no element of its own
      role="listbox"
      aria-label={t('palette.label')}
      className="min-h-0 flex-1 overflow-y-auto p-2"
    >
      {groups.map((group) => (
        <Group key={group} title={t(`palette.${group}`)} isEmpty={!found.some((entry) => entry.group === group)}>
          {found.map(
            (entry, index) =>
              entry.group === group && (
                <Option
                  key={entry.id}
                  id={optionId(id, entry)}
                  entry={entry}
                  active={index === active}
                  onPoint={() => onPoint(index)}
                  onChoose={() => onChoose(entry)}
                />
              ),
          )}
        </Group>
      ))}
    </div>
  );
};

/** The selected entry, and the key handling that moves the selection. */
const useChoice = (found: readonly PaletteEntry[], onClose: () => void) => {
  const navigate = useNavigate();
  const [active, setActive] = useState(0);
  const choose = (entry: PaletteEntry): void => {
    onClose();
    if ('run' in entry.does) entry.does.run();
    else void navigate(entry.does.goTo);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const entry = found[active];
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: found.length - 1 }[event.key];
    if (to !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((to + found.length) % found.length);
    }
    if (event.key === 'Enter' && entry && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(entry);
    }
  };
  return { active, setActive, onKeyDown, choose };
};

interface GroupProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: React.ReactNode;
}

const Group = ({ title, isEmpty, children }: GroupProps) => {
  const id = useId();
  if (isEmpty) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options has no element of its own
    <div role="group" aria-labelledby={id} className="mb-1">
      <div id={id} className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">
        {title}
      </div>
      {children}
    </div>
  );
};

interface OptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

const Option = ({ id, entry, active, onPoint, onChoose }: OptionProps) => {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles keys
    <div
      ref={option}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={classNames(
        'flex min-h-control cursor-pointer items-center gap-3 rounded-button px-3 py-1.5',
        active ? 'bg-accent-soft text-accent-text' : 'text-ink',
      )}
    >
      <entry.icon size={17} aria-hidden="true" className="shrink-0" />
      <span className="line-clamp-2 flex-1 leading-snug break-words">{entry.label}</span>
      {entry.keys && (
        <kbd aria-hidden="true" className="rounded border border-line bg-surface px-1.5 font-sans text-xs text-muted">
          {entry.keys}
        </kbd>
      )}
      {active && <CornerDownLeft size={15} aria-hidden="true" />}
    </div>
  );
};

const Hints = () => {
  const t = useTexts(adminTexts);
  return (
    <div aria-hidden="true" className="hidden gap-5 border-t border-line px-4 py-2 text-xs text-muted sm:flex">
      <span>↑↓ {t('palette.hintMove')}</span>
      <span>↵ {t('palette.hintOpen')}</span>
      <span>Esc {t('palette.hintClose')}</span>
    </div>
  );
};
