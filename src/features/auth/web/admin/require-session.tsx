import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Spinner } from '#shared/web/spinner.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdministratorView } from '../../contract.ts';
import { authTexts } from '../../texts/handle.ts';
import { useSession } from '../parts/use-session.ts';
import { signInAddress } from './next-path.ts';

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
  const { pathname, search, hash } = useLocation();
  if (session.state === 'signed-out') return <Navigate replace to={signInAddress(pathname + search + hash)} />;
  if (session.state === 'loading') return <SessionLoading />;
  return <AdministratorContext value={session.administrator}>{children ?? <Outlet />}</AdministratorContext>;
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
