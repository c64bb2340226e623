import { CircleCheck, CircleOff, Clock, Pencil, Send, Trash2, UserCheck, UserX } from 'lucide-react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import { Badge, type BadgeLook } from '#shared/web/admin/badge.tsx';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { PersonView } from '../../../team-contract.ts';
import { type TeamTexts, teamTexts } from '../../../texts/team-texts.ts';
import { usePersonActions } from './use-person-actions.ts';

const looks: Readonly<Record<PersonView['state'], BadgeLook>> = {
  active: { icon: CircleCheck, badge: 'bg-success-soft text-success' },
  invited: { icon: Clock, badge: 'bg-warning-soft text-warning' },
  deactivated: { icon: CircleOff, badge: 'bg-sunken text-muted' },
};

interface PersonRowProps {
  readonly person: PersonView;
  readonly onEdit: () => void;
}

/** A person with role and state, and what can be done. */
export const PersonRow = ({ person, onEdit }: PersonRowProps) => {
  const words = teamTexts[useLanguage().language];
  const act = usePersonActions(person);
  const { full_name: name, email, state, is_self } = person;
  return (
    <li className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <span className="min-w-0 flex-1 basis-60">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">{is_self ? `${name} (${words.self})` : name}</span>
          <Badge look={looks[state]}>{words.states[state]}</Badge>
        </span>
        <span className="block text-sm break-words text-muted">{positionText(person, words)}</span>
        <span className="block text-sm break-all text-muted">{email}</span>
        {state === 'invited' && <span className="tabular block text-sm text-muted">{untilText(person, words)}</span>}
      </span>
      <span className="ml-auto flex">
        {state === 'invited' && <IconButton icon={Send} label={words.again(name)} onClick={act.again} />}
        {state !== 'deactivated' && <IconButton icon={Pencil} label={words.edit(name)} onClick={onEdit} />}
        {state === 'invited' && <IconButton icon={Trash2} label={words.remove(name)} onClick={act.remove} />}
        {state === 'active' && <IconButton icon={UserX} label={words.deactivate(name)} onClick={act.deactivate} />}
        {state === 'deactivated' && (
          <IconButton icon={UserCheck} label={words.reactivate(name)} onClick={act.reactivate} />
        )}
      </span>
    </li>
  );
};

const positionText = ({ role, photographer_name }: PersonView, words: TeamTexts): string =>
  role === 'photographer'
    ? `${words.roles.photographer} · ${photographer_name ?? words.noPhotographer}`
    : words.roles[role];

const untilText = ({ invited_until, is_invitation_expired }: PersonView, words: TeamTexts): string => {
  if (is_invitation_expired || invited_until === null) return words.expired;
  const at = Date.parse(invited_until);
  return words.until(`${formatDate(berlinDateOf(at))}, ${formatTime(at)}`);
};
