import type { ReactNode } from 'react';
import { createContext, use, useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Spinner } from '#shared/web/spinner.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdministratorView } from '../../contract.ts';
import { authTexts } from '../../texts/handle.ts';
import { preferencesToShow } from '../parts/preferences.ts';
import { storeTheme } from '../parts/theme.ts';
import { type SignInSession, useSession } from '../parts/use-session.ts';
import { signInAddress } from './sign-in/next-path.ts';

const AdministratorContext = createContext<AdministratorView | undefined>(undefined);

/** Returns the signed-in administrator, on every page behind RequireSession. */
export const useAdministrator = (): AdministratorView => {
  const administrator = use(AdministratorContext);
  if (!administrator) throw new Error('useAdministrator outside of RequireSession');
  return administrator;
};

/** Renders its children for a signed-in administrator. Otherwise it redirects to the sign-in, which leads back here. */
export const RequireSession = ({ children }: { readonly children?: ReactNode }) => {
  const session = useSession();
  const isPreferred = usePreferred(session);
  const { pathname, search, hash } = useLocation();
  if (session.state === 'signed-out') return <Navigate replace to={signInAddress(pathname + search + hash)} />;
  if (session.state === 'loading' || !isPreferred) return <SessionLoading />;
  return <AdministratorContext value={session.administrator}>{children ?? <Outlet />}</AdministratorContext>;
};

/** Shows the back office as the person has chosen; returns whether it does. */
const usePreferred = (session: SignInSession): boolean => {
  const { language, choose } = useLanguage();
  const [shownFor, setShownFor] = useState<string>();
  const administrator = session.state === 'signed-in' ? session.administrator : undefined;
  useLayoutEffect(() => {
    if (!administrator || administrator.id === shownFor) return;
    const wanted = preferencesToShow(administrator);
    if (wanted?.theme) storeTheme(wanted.theme);
    const finish = async (): Promise<void> => {
      if (wanted?.language && wanted.language !== language) await choose(wanted.language);
      setShownFor(administrator.id);
    };
    void finish();
  }, [administrator, shownFor, language, choose]);
  return administrator !== undefined && administrator.id === shownFor;
};

/** Shown until it is known who is signed in. */
export const SessionLoading = () => {
  const t = useTexts(authTexts);
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <output className="flex items-center gap-3 text-muted">
        <Spinner />
        {t('session.loading')}
      </output>
    </main>
  );
};
