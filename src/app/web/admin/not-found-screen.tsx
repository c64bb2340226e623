import { Link, Outlet, useNavigate } from 'react-router';
import { RequireSession } from '#features/auth/web/admin/require-session.tsx';
import { useSession } from '#features/auth/web/parts/use-session.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { usePageTitle } from '#shared/web/admin/use-page-title.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { Shell } from './shell/shell.tsx';
import { adminTexts } from './texts/handle.ts';

/** Shown for an unknown address. */
export const NotFoundScreen = () => {
  const t = useTexts(adminTexts);
  const navigate = useNavigate();
  const session = useSession();
  usePageTitle(t('notFound.heading'));
  return (
    <EmptyState level="h1" drawing="search" title={t('notFound.heading')} text={t('notFound.text')}>
      <Button look="secondary" onClick={() => void navigate(-1)}>
        {t('notFound.back')}
      </Button>
      {session.state === 'signed-in' ? <HomeLink /> : <ButtonLink href="/">{t('notFound.start')}</ButtonLink>}
    </EmptyState>
  );
};

/** The not-found page has the same content for everyone; the frame is shown only if signed in. */
export const FrameIfSignedIn = () => {
  const session = useSession();
  if (session.state !== 'signed-out') {
    return (
      <RequireSession>
        <Shell />
      </RequireSession>
    );
  }
  return (
    <main className="grid min-h-dvh place-items-center">
      <Outlet />
    </main>
  );
};

/** A link to the start page. */
const HomeLink = () => {
  const t = useTexts(adminTexts);
  return (
    <Link
      to="/admin/dashboard"
      className="button-primary inline-flex min-h-control items-center rounded-button px-button font-semibold"
    >
      {t('notFound.home')}
    </Link>
  );
};
