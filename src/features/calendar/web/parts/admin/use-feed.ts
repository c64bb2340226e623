import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { confirmed, withFactor } from '#features/auth/web/parts/with-factor.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { feedContract } from '../../../feed-contract.ts';
import { ownCalendarCall } from './own-found.ts';

const feedCall = adminCaller<typeof feedContract>();

/** Whose feed: of a resource or photographer by ID, or the own one of a photographer who is signed in. */
interface Owner {
  readonly id: string;
  readonly own?: object;
}

const callsOf = ({ id, own }: Owner) => {
  const params = { id };
  if (own) {
    return {
      read: (signal?: AbortSignal) => ownCalendarCall('GET /api/admin/own-calendar/feed', {}, signal && { signal }),
      renew: confirmed(() => ownCalendarCall('POST /api/admin/own-calendar/feed', {})),
      end: () => ownCalendarCall('DELETE /api/admin/own-calendar/feed', {}),
    };
  }
  return {
    read: (signal?: AbortSignal) =>
      feedCall('GET /api/admin/resources/{id}/calendar-feed', { params }, signal && { signal }),
    renew: confirmed(() => feedCall('POST /api/admin/resources/{id}/calendar-feed', { params })),
    end: () => feedCall('DELETE /api/admin/resources/{id}/calendar-feed', { params }),
  };
};

const feedKey = ({ id }: Owner) => ['calendar-feed', id] as const;

/** The feed address of the calendar of a photographer or another resource. */
export const useFeed = (owner: Owner) =>
  useQuery({ queryKey: feedKey(owner), queryFn: ({ signal }) => callsOf(owner).read(signal), staleTime: 0 });

/** Creates a new address, which works whoever signs out, or disables it. */
export const useFeedChanges = (owner: Owner) => {
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const calls = callsOf(owner);
  const changes = {
    onError: (error: unknown) => void showAlert(t('form.notSaved', detailOf(error) ?? message(error))),
    onSettled: () => client.invalidateQueries({ queryKey: feedKey(owner) }),
  };
  return {
    /** Shows an address that needs a fresh factor. */
    show: useMutation({
      ...changes,
      mutationFn: () => withFactor(confirmed(() => calls.read())),
      onError: () => undefined,
    }),
    renew: useMutation({ ...changes, mutationFn: () => withFactor(calls.renew) }),
    switchOff: useMutation({ ...changes, mutationFn: calls.end }),
  };
};
