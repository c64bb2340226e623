import { Copy, Rss } from 'lucide-react';
import { useId } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { Field } from '#shared/web/field.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { CalendarFeedView } from '../../../feed-contract.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { useFeed, useFeedChanges } from './use-feed.ts';

interface FeedOf {
  /** A photographer or another resource, whose texts differ. */
  readonly of: {
    readonly id: string;
    readonly name: string;
    readonly isPhotographer: boolean;
    /** What is said to a photographer of her own address, instead. */
    readonly own?: { readonly text: string; readonly secret: string };
  };
}

interface CalendarFeedProps extends FeedOf {
  /** The feed of an inactive photographer or resource is not served. */
  readonly isActive: boolean;
}

/** The feed address for a photographer's phone, or of a room: create, copy, replace or disable it. */
export const CalendarFeed = ({ of, isActive }: CalendarFeedProps) => {
  const t = useTexts(calendarTexts);
  const id = useId();
  const feed = useFeed(of);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2 font-semibold">
        <Rss size={17} aria-hidden="true" />
        {t('feed.title')}
      </h3>
      <p className="mt-1 mb-3 max-w-[60ch] text-muted">
        {of.own?.text ?? t(of.isPhotographer ? 'feed.text' : 'feed.resourceText', of.name)}
      </p>
      {feed.data && feed.data.created_at !== null && !isActive && (
        <p className="mb-3 rounded-field bg-warning-soft px-3 py-2 text-warning">
          {t(of.isPhotographer ? 'feed.paused' : 'feed.resourcePaused', of.name)}
        </p>
      )}
      {feed.data ? (
        <FeedControls of={of} feed={feed.data} />
      ) : feed.isError ? (
        <LoadFailure title={t('feed.loadingError')} error={feed.error} onRetry={() => void feed.refetch()} />
      ) : (
        <Loading>
          <Skeleton className="h-11" />
        </Loading>
      )}
    </section>
  );
};

const FeedControls = ({ of, feed }: FeedOf & { readonly feed: CalendarFeedView }) => {
  const t = useTexts(calendarTexts);
  const { show, renew, switchOff } = useFeedChanges(of);
  const ask = async (question: 'feed.renewQuestion' | 'feed.offQuestion', then: () => void): Promise<void> => {
    const confirm = t(question === 'feed.offQuestion' ? 'feed.off' : 'feed.renew');
    if (await askConfirmation(t(question, of.name), { confirm, tone: 'danger' })) then();
  };
  if (feed.created_at === null) {
    return (
      <Button look="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
        {t('feed.create')}
      </Button>
    );
  }
  return (
    <>
      {feed.is_hidden ? (
        <Button look="secondary" className="mb-3" busy={show.isPending} onClick={() => show.mutate()}>
          {t('feed.show')}
        </Button>
      ) : feed.address === null ? (
        <p className="mb-3">{t('feed.unreadable')}</p>
      ) : (
        <Address
          address={feed.address}
          hint={of.own?.secret ?? t(of.isPhotographer ? 'feed.secret' : 'feed.resourceSecret')}
        />
      )}
      <p className="mb-3 text-sm text-muted">
        {feed.last_read_at === null
          ? t('feed.neverRead')
          : t('feed.lastRead', formatDateTime(epochOf(feed.last_read_at)))}
      </p>
      <div className="flex flex-wrap gap-2">
        {feed.address !== null && (
          <ButtonLink look="secondary" href={feed.address.replace(/^https?:/, 'webcal:')}>
            {t('feed.subscribe')}
          </ButtonLink>
        )}
        <Button
          look="secondary"
          busy={renew.isPending}
          onClick={() => void ask('feed.renewQuestion', () => renew.mutate())}
        >
          {t('feed.renew')}
        </Button>
        <Button
          look="secondary"
          busy={switchOff.isPending}
          onClick={() => void ask('feed.offQuestion', () => switchOff.mutate())}
        >
          {t('feed.off')}
        </Button>
      </div>
    </>
  );
};

const Address = ({ address, hint }: { readonly address: string; readonly hint: string }) => {
  const t = useTexts(calendarTexts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      showToast(t('feed.copied'), 'success');
    } catch {
      // Without a secure connection browsers block the clipboard: the address is selected for copying by hand.
      showToast(t('feed.notCopied'), 'warning');
    }
  };
  return (
    <div className="mb-2">
      <Field label={t('feed.address')} hint={hint}>
        {(control) => (
          <div className="flex items-center gap-2">
            <input
              {...control}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
              className={`${control.className} min-w-0 flex-1 font-mono text-sm`}
            />
            <IconButton
              label={t('feed.copy')}
              icon={Copy}
              onClick={() => void copy()}
              className="border border-control"
            />
          </div>
        )}
      </Field>
    </div>
  );
};
