import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { type JoinTexts, joinTexts } from '../../../texts/join-texts.ts';
import { JoinBox, type Joined } from './join-box.tsx';
import { missingOfPerson, type Person, PersonFields } from './person-fields.tsx';
import { useJoining } from './use-joining.ts';
import { HourFields } from './wish-fields.tsx';

interface CampaignWaitingProps {
  /** The last part of the address of the campaign. */
  readonly slug: string;
  /** What was typed before. */
  readonly known: Person;
}

/** Offers to wait for a spot of a campaign that is sold out. */
export const CampaignWaiting = ({ slug, known }: CampaignWaitingProps) => {
  const texts = joinTexts[useLanguage().language];
  return (
    <JoinBox texts={texts} lead={texts.campaign}>
      {(onJoined) => <CampaignForm slug={slug} known={known} texts={texts} onJoined={onJoined} />}
    </JoinBox>
  );
};

interface CampaignFormProps extends CampaignWaitingProps {
  readonly texts: JoinTexts;
  readonly onJoined: (joined: Joined) => void;
}

const CampaignForm = ({ slug, known: { name, email, phone }, texts, onJoined }: CampaignFormProps) => {
  const [hours, setHours] = useState({ from: '', until: '' });
  const [person, setPerson] = useState({ name, email, phone });
  const joining = useJoining(onJoined);
  const missing = missingOfPerson(person, texts);
  const send = (): void =>
    joining.joinCampaign(slug, {
      ...(hours.from && { earliest_start: hours.from }),
      ...(hours.until && { latest_start: hours.until }),
      customer: person,
    });
  return (
    <form
      noValidate
      className="mt-5 animate-appear space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) send();
      }}
    >
      <HourFields hours={hours} onChange={setHours} texts={texts} />
      <PersonFields person={person} onChange={setPerson} texts={texts} />
      {joining.error !== undefined && <ErrorBox title={texts.failed} message={joining.error} />}
      <div>
        <Button type="submit" busy={joining.busy} disabled={missing !== undefined} className="w-full sm:w-auto">
          {texts.send}
        </Button>
        <output className="mt-2 block min-h-6 text-sm text-muted">{missing ?? texts.privacy}</output>
      </div>
    </form>
  );
};
