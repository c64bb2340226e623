import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { invitationsContract } from '../../invitations-contract.ts';
import { teamContract } from '../../team-contract.ts';
import { requireFactor } from '../session/require-factor.ts';
import { signedInView } from '../session/session.ts';
import { acceptInvitation, joinOptions, readInvitation } from './accept-invitation.ts';
import { changePerson, deactivatePerson, type EndFeed, reactivatePerson } from './change-person.ts';
import { inviteAgain, invitePerson, removeInvitation } from './invite-person.ts';
import { person, type TeamCaller, team } from './team.ts';

/** Who is in the team. Every change asks for a factor, because its effect outlasts the session. */
export const teamRoutes = (context: Context, endFeed: EndFeed) => {
  const confirmed = (caller: TeamCaller, password: string | undefined) => requireFactor(context, caller, { password });
  return mounted(teamContract, {
    'GET /api/admin/team': (_, caller) => team(context, caller),
    'POST /api/admin/team': async ({ body: { current_password, ...newPerson } }, caller) => {
      await confirmed(caller, current_password);
      return person(context, await invitePerson(context, newPerson, caller), caller);
    },
    'PUT /api/admin/team/{id}': async ({ params: { id }, body: { current_password, ...changes } }, caller) => {
      await confirmed(caller, current_password);
      await changePerson(context, id, changes, caller);
      return person(context, id, caller);
    },
    'POST /api/admin/team/{id}/invite-again': async ({ params: { id }, body }, caller) => {
      await confirmed(caller, body.current_password);
      await inviteAgain(context, id, caller);
      return person(context, id, caller);
    },
    'POST /api/admin/team/{id}/remove-invitation': async ({ params: { id }, body }, caller) => {
      await confirmed(caller, body.current_password);
      await removeInvitation(context, id, caller);
      return { success: true };
    },
    'POST /api/admin/team/{id}/deactivate': async ({ params: { id }, body }, caller) => {
      await confirmed(caller, body.current_password);
      await deactivatePerson(context, id, caller, endFeed);
      return person(context, id, caller);
    },
    'POST /api/admin/team/{id}/reactivate': async ({ params: { id }, body }, caller) => {
      await confirmed(caller, body.current_password);
      await reactivatePerson(context, id, caller);
      return person(context, id, caller);
    },
  });
};

export const invitationsRoutes = (context: Context) =>
  mounted(invitationsContract, {
    'POST /api/invitations/read': ({ body }, { language }) => readInvitation(context, body.token, language),
    'POST /api/invitations/passkey-options': ({ body }, { language }) => joinOptions(context, body.token, language),
    'POST /api/invitations/accept': async ({ body }, { network, language, user_agent }) =>
      signedInView(await acceptInvitation(context, body, { network, language, user_agent })),
  });
