import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { usePageTitle } from '#shared/web/admin/use-page-title.ts';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { SignInView, signInsContract } from '../../sign-ins-contract.ts';
import { loadSignInNoticeTexts } from '../../texts/load-sign-in-notice-texts.ts';
import { signInNoticeTexts } from '../../texts/sign-in-notice-handle.ts';

const call = caller<typeof signInsContract>();

interface EndSignInProps {
  readonly token: string;
  /** Shows the sign-in form instead. */
  readonly onDone: () => void;
}

/** What a mail about a sign-in leads to: when and with what it was, and one press to end it. Opening changes nothing. */
export const EndSignIn = (props: EndSignInProps) => (
  <AreaTexts load={loadSignInNoticeTexts}>
    <Notice {...props} />
  </AreaTexts>
);

const Notice = ({ token, onDone }: EndSignInProps) => {
  const t = useTexts(signInNoticeTexts);
  usePageTitle(t('title'));
  const read = useQuery({
    queryKey: ['sign-in-notice', token],
    queryFn: ({ signal }) => call('POST /api/sign-ins/read', { body: { token } }, { signal }),
    staleTime: 0,
    retry: false,
  });
  const end = useMutation({ mutationFn: () => call('POST /api/sign-ins/end', { body: { token } }) });
  const isUnknown = read.error instanceof CallError && read.error.status === 404;
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">{t('title')}</h1>
      <div className="grid gap-4">
        {read.isPending && (
          <Loading>
            <Skeleton className="h-28" />
          </Loading>
        )}
        {read.isError && (
          <p role="alert" className="rounded-field bg-danger-soft px-3 py-2 font-medium text-danger">
            {t(isUnknown ? 'unknownLink' : 'error')}
          </p>
        )}
        {read.isError && !isUnknown && <Button onClick={() => void read.refetch()}>{t('retry')}</Button>}
        {end.isSuccess && (
          <output className="grid gap-2">
            <span className="flex items-center gap-2 font-medium">
              <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-success" />
              {t('ended')}
            </span>
            <span>{t('endedNext')}</span>
          </output>
        )}
        {read.data && !end.isSuccess && (read.data.is_open ? <Open sign_in={read.data} /> : <p>{t('over')}</p>)}
        {end.isError && (
          <p role="alert" className="rounded-field bg-danger-soft px-3 py-2 font-medium text-danger">
            {t('error')}
          </p>
        )}
        {read.data?.is_open && !end.isSuccess && (
          <Button look="danger" className="w-full" busy={end.isPending} onClick={() => end.mutate()}>
            {t('end')}
          </Button>
        )}
        <Button look="quiet" className="w-full" onClick={onDone}>
          {t('toLogin')}
        </Button>
      </div>
    </>
  );
};

const Open = ({ sign_in: { begun_at, browser, system } }: { readonly sign_in: SignInView }) => {
  const t = useTexts(signInNoticeTexts);
  const at = Date.parse(begun_at ?? '');
  const facts = [
    [t('at'), t('clock', { date: formatDate(berlinDateOf(at)), time: formatTime(at) })],
    [t('browser'), browser ?? t('unknown')],
    [t('system'), system ?? t('unknown')],
  ] as const;
  return (
    <>
      <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('question')}</p>
    </>
  );
};
