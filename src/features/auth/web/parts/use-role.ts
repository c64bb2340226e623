import type { Role } from '#shared/contract/role.ts';
import { useSession } from './use-session.ts';

/** The role of the signed-in administrator. Until the session is known it is the one that may do least. */
export const useRole = (): Role => {
  const session = useSession();
  return session.state === 'signed-in' ? session.administrator.role : 'photographer';
};

/** Whether the signed-in administrator has one of the roles. The server refuses all others anyway. */
export const useIsOneOf = (...roles: readonly Role[]): boolean => roles.includes(useRole());
