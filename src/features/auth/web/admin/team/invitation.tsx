import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageTitle } from '#shared/web/admin/use-page-title.ts';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { storedLanguage } from '#shared/web/stored-language.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { InvitationView, invitationsContract } from '../../../invitations-contract.ts';
import { invitationTexts } from '../../../texts/invitation-texts.ts';
import { makePasskey, NoPasskey, passkeysWorkAt } from '../../parts/passkeys.ts';
import { storeSessionToken } from '../../parts/session-token.ts';
import { deviceToken, storeDeviceToken } from '../device-token.ts';
import { InvitationPassword } from './invitation-password.tsx';

const call = caller<typeof invitationsContract>();

interface InvitationProps {
  readonly token: string;
  /** Shows the sign-in form, or what follows a sign-in. */
  readonly onDone: () => void;
}

/** What the link of an invitation leads to: who invites whom, and how to sign in from now on. */
export const Invitation = ({ token, onDone }: InvitationProps) => {
  const { language, choose } = useLanguage();
  const words = invitationTexts[language];
  usePageTitle(words.title);
  const read = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call('POST /api/invitations/read', { body: { token } }, { signal }),
    staleTime: 0,
    retry: false,
  });
  const invited = read.data?.language;
  useEffect(() => {
    // In the language of the mail, unless another one was chosen in this browser.
    if (invited && storedLanguage() === undefined) void choose(invited);
  }, [invited, choose]);
  const isUnknown = read.error instanceof CallError && read.error.status === 404;
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">{words.title}</h1>
      <div className="grid gap-4">
        {read.isPending && (
          <Loading>
            <Skeleton className="h-40" />
          </Loading>
        )}
        {read.isError && (
          <p role="alert" className="rounded-field bg-danger-soft px-3 py-2 font-medium text-danger">
            {isUnknown ? words.unknown : words.error}
          </p>
        )}
        {read.isError && !isUnknown && <Button onClick={() => void read.refetch()}>{words.retry}</Button>}
        {read.data?.state === 'open' && <Open token={token} invitation={read.data} onDone={onDone} />}
        {read.data && read.data.state !== 'open' && <p>{words[read.data.state]}</p>}
        {read.data?.state !== 'open' && (
          <Button look="quiet" className="w-full" onClick={onDone}>
            {words.toLogin}
          </Button>
        )}
      </div>
    </>
  );
};

interface OpenProps extends InvitationProps {
  readonly invitation: InvitationView;
}

const Open = ({ token, invitation, onDone }: OpenProps) => {
  const words = invitationTexts[useLanguage().language];
  const { full_name, email, role, invited_by, passkey_origin } = invitation;
  const accept = useAccept(token, onDone);
  const roleName = role ? words.roles[role] : '';
  const text = accept.error && !isAboutPassword(accept.error) && failureText(accept.error, words);
  return (
    <>
      <p>
        <span className="block font-medium">{words.hello(full_name ?? '')}</span>
        {invited_by ? words.by(invited_by, roleName) : words.bySomebody(roleName)}
      </p>
      {text && (
        <p role="alert" className="rounded-field bg-danger-soft px-3 py-2 font-medium text-danger">
          {text}
        </p>
      )}
      <InvitationPassword
        email={email ?? ''}
        busy={accept.isPending}
        refusal={accept.error && isAboutPassword(accept.error) ? accept.error.fields[0]?.msg : undefined}
        onPassword={(password) => accept.mutate({ password })}
      />
      {passkeysWorkAt(passkey_origin) && (
        <>
          <p className="text-center text-sm text-muted">{words.or}</p>
          <Button
            look="secondary"
            className="w-full"
            busy={accept.isPending}
            onClick={() => accept.mutate({ password: undefined })}
          >
            {words.passkey}
          </Button>
        </>
      )}
    </>
  );
};

/** Accepts with a password, or without one by a passkey that the browser makes. */
const useAccept = (token: string, onDone: () => void) =>
  useMutation({
    gcTime: 0,
    mutationFn: async ({ password }: { readonly password: string | undefined }) => {
      const way =
        password === undefined
          ? { passkey: await makePasskey(await call('POST /api/invitations/passkey-options', { body: { token } })) }
          : { password };
      return call('POST /api/invitations/accept', { body: { token, ...way, device_token: deviceToken() } });
    },
    onSuccess: ({ access_token, device_token }) => {
      storeDeviceToken(device_token);
      storeSessionToken(access_token);
      onDone();
    },
  });

const isAboutPassword = (error: Error): error is CallError => error instanceof CallError && error.status === 422;

const failureText = (error: Error, words: { readonly error: string; readonly noPasskey: string }): string => {
  if (error instanceof NoPasskey) return words.noPasskey;
  return error instanceof CallError && error.status < 500 ? error.message : words.error;
};
