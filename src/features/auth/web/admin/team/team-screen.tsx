import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { PersonView } from '../../../team-contract.ts';
import { teamTexts } from '../../../texts/team-texts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { useTeam } from './use-team.ts';

/** The people of the team: invite, change, deactivate. */
export const TeamScreen = () => {
  const words = teamTexts[useLanguage().language];
  const team = useTeam();
  const [open, setOpen] = useState<PersonView | 'new'>();
  const close = (): void => setOpen(undefined);
  const invite = (
    <Button onClick={() => setOpen('new')}>
      <UserPlus size={18} aria-hidden="true" />
      {words.invite}
    </Button>
  );
  return (
    <SettingsPage title={words.title} subtitle={words.subtitle} actions={team.data && invite}>
      {team.data ? (
        <>
          <ul className="grid gap-3" aria-label={words.title}>
            {team.data.people.map((person) => (
              <PersonRow key={person.id} person={person} onEdit={() => setOpen(person)} />
            ))}
          </ul>
          {team.data.people.length === 1 && (
            <div className="card mt-3">
              <EmptyState title={words.alone} text={words.aloneText} />
            </div>
          )}
        </>
      ) : team.isError ? (
        <LoadFailure title={words.loadError} error={team.error} onRetry={() => void team.refetch()} />
      ) : (
        <Loading className="grid gap-3">
          <SkeletonRows count={3} className="h-20" />
        </Loading>
      )}
      {open === 'new' && team.data && <InviteDialog photographers={team.data.photographers} onClose={close} />}
      {open && open !== 'new' && team.data && (
        <PersonDialog person={open} photographers={team.data.photographers} onClose={close} />
      )}
    </SettingsPage>
  );
};
