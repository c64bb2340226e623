import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { authTexts } from '#features/auth/texts/handle.ts';
import { endSignInToken } from '#features/auth/web/admin/end-sign-in-token.ts';
import { SessionLoading } from '#features/auth/web/admin/require-session.tsx';
import { pathAfterSignIn } from '#features/auth/web/admin/sign-in/next-path.ts';
import { invitationToken } from '#features/auth/web/admin/team/invitation-token.ts';
import { sessionToken } from '#features/auth/web/parts/session-token.ts';
import { useSession } from '#features/auth/web/parts/use-session.ts';
import { usePageTitle } from '#shared/web/admin/use-page-title.ts';
import { Card } from '#shared/web/card.tsx';
import { LanguageSwitch } from '#shared/web/language-switch.tsx';
import { Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { StudioPageLink } from './shell/account.tsx';
import { CompanyMark } from './shell/company-mark.tsx';
import { ThemeToggle } from './shell/theme-toggle.tsx';

const loginForm = () => import('#features/auth/web/admin/sign-in/login-form.tsx');
// The form is in a file of its own, because mostly somebody is signed in already; else it is needed at once.
if (sessionToken() === null) loginForm().catch(() => undefined);
const LoginForm = lazy(async () => ({ default: (await loginForm()).LoginForm }));
const Invitation = lazy(async () => ({
  default: (await import('#features/auth/web/admin/team/invitation.tsx')).Invitation,
}));
const EndSignIn = lazy(async () => ({
  default: (await import('#features/auth/web/admin/end-sign-in.tsx')).EndSignIn,
}));

/** The sign-in page at /admin and /admin/login. Redirects at once if already signed in. With the token of a mail about a
 * sign-in, it ends that one; with that of an invitation, it accepts it. */
export const LoginPage = () => {
  const t = useTexts(authTexts);
  const session = useSession();
  usePageTitle(t('login.title'));
  const [query] = useSearchParams();
  const [endToken, setEndToken] = useState(() => endSignInToken(location.hash));
  const [invitation, setInvitation] = useState(() => invitationToken(location.hash));
  const done = (): void => {
    history.replaceState(history.state, '', location.pathname);
    setEndToken(undefined);
    setInvitation(undefined);
  };
  if (invitation !== undefined) {
    return (
      <SignInCard>
        <Suspense>
          <Invitation token={invitation} onDone={done} />
        </Suspense>
      </SignInCard>
    );
  }
  if (endToken !== undefined) {
    return (
      <SignInCard>
        <Suspense>
          <EndSignIn token={endToken} onDone={done} />
        </Suspense>
      </SignInCard>
    );
  }
  if (session.state === 'loading') return <SessionLoading />;
  if (session.state === 'signed-in') {
    return <Navigate replace to={pathAfterSignIn(query.get('next'), location.origin)} />;
  }
  return (
    <SignInCard>
      <h1 className="text-xl font-semibold tracking-tight">{t('login.title')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('login.intro')}</p>
      <Suspense fallback={<Skeleton className="h-56" />}>
        <LoginForm />
      </Suspense>
    </SignInCard>
  );
};

/** A page that consists of one card under the name of the studio. */
const SignInCard = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <header className="flex items-center justify-end gap-2 p-3 sm:p-4">
      <LanguageSwitch />
      <ThemeToggle />
    </header>
    <main className="grid flex-1 place-items-center px-4 pb-[12dvh]">
      <div className="w-full max-w-sm">
        <div className="mb-5 flex justify-center">
          <CompanyMark />
        </div>
        <Card className="p-6 sm:p-7">{children}</Card>
        <div className="mt-3 flex justify-center">
          <StudioPageLink />
        </div>
      </div>
    </main>
  </div>
);
