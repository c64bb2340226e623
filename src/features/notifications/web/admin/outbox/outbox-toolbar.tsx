import { Search, X } from 'lucide-react';
import { formatCount } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { MessageStatus, OutboxPage } from '../../../outbox-contract.ts';
import { emailAdminTexts } from '../../../texts/admin-handle.ts';
import type { useOutboxView } from './use-outbox-view.ts';

interface ToolbarProps {
  readonly view: ReturnType<typeof useOutboxView>;
  readonly page: OutboxPage | undefined;
}

const filters: readonly (MessageStatus | undefined)[] = [undefined, 'waiting', 'sent', 'failed', 'skipped'];

/** Filters messages by status and by search text. */
export const OutboxToolbar = ({ view, page }: ToolbarProps) => {
  const t = useTexts(emailAdminTexts);
  return (
    <>
      <fieldset aria-label={t('outbox.filter')} className="flex flex-wrap gap-1 border-b border-line p-2">
        {filters.map((status) => (
          <FilterButton
            key={status ?? 'all'}
            status={status}
            count={countOf(page, status)}
            pressed={view.status === status}
            onPress={() => view.filter(status)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3 p-3">
        <div className="relative min-w-0 sm:w-80 max-sm:w-full">
          <Search size={16} aria-hidden="true" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <input
            type="search"
            aria-label={t('outbox.search')}
            placeholder={t('outbox.searchHint')}
            value={view.search}
            onChange={(event) => view.find(event.target.value)}
            className="min-h-control w-full rounded-field border border-control bg-surface px-9 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          />
          {view.search !== '' && (
            <button
              type="button"
              aria-label={t('outbox.clearSearch')}
              onClick={() => view.find('')}
              className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-muted hover:text-ink"
            >
              <X size={16} aria-hidden="true" />
            </button>
          )}
        </div>
        <output className="text-sm text-muted max-sm:empty:hidden">
          {view.wanted !== '' && page && t('outbox.found', page.found)}
        </output>
      </div>
    </>
  );
};

const countOf = (page: OutboxPage | undefined, status: MessageStatus | undefined): number | undefined => {
  if (!page) return undefined;
  const { waiting, sent, failed, skipped } = page.counts;
  return status ? page.counts[status] : waiting + sent + failed + skipped;
};

interface FilterButtonProps {
  readonly status: MessageStatus | undefined;
  readonly count: number | undefined;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

const FilterButton = ({ status, count, pressed, onPress }: FilterButtonProps) => {
  const t = useTexts(emailAdminTexts);
  const { language } = useLanguage();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'flex min-h-control cursor-pointer items-center gap-2 rounded-button px-3 font-medium transition duration-150',
        pressed
          ? 'bg-accent-soft text-accent-text'
          : 'text-muted hover:bg-[color-mix(in_srgb,var(--ink)_6%,transparent)] hover:text-ink',
      )}
    >
      {t(status ? `status.${status}` : 'outbox.all')}
      <span className="tabular rounded-full bg-[color-mix(in_srgb,var(--ink)_8%,transparent)] px-2 text-sm">
        {count === undefined ? '·' : formatCount(count, language)}
      </span>
    </button>
  );
};
