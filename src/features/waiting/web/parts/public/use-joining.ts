import { useRef, useState } from 'react';
import type { Sent } from '#shared/contract/endpoint.ts';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { waitingContract } from '../../../contract.ts';
import type { Joined } from './join-box.tsx';

const call = caller<typeof waitingContract>();

type Joining = Sent<(typeof waitingContract)['POST /api/waiting-list']>['body'];
type JoiningCampaign = Sent<(typeof waitingContract)['POST /api/campaigns/{slug}/waiting-list']>['body'];

/** Joins the waiting list in the reader's language. One attempt at a time. */
export const useJoining = (onJoined: (joined: Joined) => void) => {
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef(false);
  const once = (send: () => Promise<Joined>): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    void send()
      .then(onJoined)
      .catch((failure: unknown) => setError(messageOf(failure)))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  const join = (body: Joining): void => once(() => call('POST /api/waiting-list', { body: { ...body, language } }));
  const joinCampaign = (slug: string, body: JoiningCampaign): void =>
    once(() => call('POST /api/campaigns/{slug}/waiting-list', { params: { slug }, body: { ...body, language } }));
  return { join, joinCampaign, busy, error };
};
