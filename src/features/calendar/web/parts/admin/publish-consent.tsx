import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { PublishConsent } from '#features/booking/domain/session-mark.ts';
import { bookingsKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Publishing, todayContract } from '../../../today-contract.ts';
import { PublishConsentDialog, usePublishConsentTexts } from './publish-consent-dialog.tsx';

const call = adminCaller<typeof todayContract>();

interface BookingPublishConsentProps {
  readonly bookingId: string;
  readonly mayChange: boolean;
}

/** Whether the pictures of a booking may be published, and since when; it can be changed at any time. */
export const BookingPublishConsent = ({ bookingId: id, mayChange }: BookingPublishConsentProps) => {
  const words = usePublishConsentTexts();
  const { data, isError, error, refetch } = useQuery({
    queryKey: [...bookingsKey, 'publish-consent', id],
    queryFn: ({ signal }) => call('GET /api/admin/today/{id}/publish-consent', { params: { id } }, { signal }),
    staleTime: 0,
  });
  return (
    <dl>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-3 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
        <dt className="text-muted">{words.label}</dt>
        <dd className="min-w-0">
          {data ? (
            <Answer id={id} known={data} mayChange={mayChange} />
          ) : isError ? (
            <LoadFailure title={words.error} error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading>
              <Skeleton className="h-6 w-40" />
            </Loading>
          )}
        </dd>
      </div>
    </dl>
  );
};

interface AnswerProps {
  readonly id: string;
  readonly known: Publishing & { readonly version: number };
  readonly mayChange: boolean;
}

const Answer = ({ id, known, mayChange }: AnswerProps) => {
  const words = usePublishConsentTexts();
  const change = useChange(id, known.version);
  const [isOpen, setOpen] = useState(false);
  const { publish_consent, publish_consent_at } = known;
  const since = publish_consent_at === null ? '' : ` · ${formatDateTime(epochOf(publish_consent_at))}`;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <span className="tabular">{words[publish_consent ?? 'none'] + since}</span>
      {mayChange && (
        <Button
          look="quiet"
          className="-mx-button -my-2"
          aria-label={`${words.title}: ${words.change}`}
          onClick={() => setOpen(true)}
        >
          {words.change}
        </Button>
      )}
      {isOpen && <PublishConsentDialog answer={publish_consent} {...change} onClose={() => setOpen(false)} />}
    </div>
  );
};

/** Saves another answer, and reads the booking again if it was changed meanwhile. */
const useChange = (id: string, version: number) => {
  const words = usePublishConsentTexts();
  const message = useErrorMessage();
  const client = useQueryClient();
  const refresh = (): void => {
    for (const queryKey of [bookingsKey, ['today']]) void client.invalidateQueries({ queryKey });
  };
  return {
    save: async (publish_consent: PublishConsent | null): Promise<void> => {
      const body = { action: 'publish_consent', publish_consent, version } as const;
      await call('POST /api/admin/today/{id}/marks', { params: { id }, body });
      refresh();
      showToast(words.saved, 'success');
    },
    failed: (error: unknown): string => {
      if (!(error instanceof CallError && error.status === 409)) return message(error);
      refresh();
      return words.changed;
    },
  };
};
