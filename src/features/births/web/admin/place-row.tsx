import {
  Baby,
  CalendarCheck,
  CircleSlash,
  Hourglass,
  ListOrdered,
  MailQuestionMark,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatDate, formatEuro, formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { Badge, type BadgeLook } from '#shared/web/admin/badge.tsx';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { AdminPlace } from '../../contract.ts';
import type { PlaceState } from '../../domain/place-state.ts';
import { TellBirth } from './tell-birth.tsx';
import { useBirthAdminTexts } from './use-birth-admin-texts.ts';
import { useEndPlace } from './use-places.ts';

/** A place: whose it is, its state, and what the studio can do about it. */
export const PlaceRow = ({ place }: { readonly place: AdminPlace }) => {
  const words = useBirthAdminTexts();
  const { language } = useLanguage();
  const [telling, setTelling] = useState(false);
  const end = useEndPlace(place.booking_id);
  const endSilently = async (): Promise<void> => {
    const wording = { title: words.endTitle, confirm: words.end, tone: 'danger' } as const;
    if (!(await askConfirmation(words.endQuestion(place.customer_name), wording))) return;
    await end.mutateAsync(undefined).catch(() => void showAlert(words.changeError));
  };
  const facts = [
    place.born_on ? words.born(formatDate(place.born_on)) : words.due(formatDate(place.due_on)),
    place.photographer_name,
    place.customer_phone,
    place.paid > 0 ? words.paid(formatEuro(wholeCentsOf(place.paid), language)) : '',
    place.start ? words.at(formatShort(epochOf(place.start), language)) : '',
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <a
            href={`/admin/bookings?highlight=${place.booking_id}`}
            className="font-semibold break-words hover:underline"
          >
            {place.customer_name}
          </a>
          <Badge look={placeLooks[place.state]}>{words.states[place.state]}</Badge>
          {place.confirm_by !== null && (
            <Badge look={unconfirmedLook}>{words.unconfirmed(formatTime(epochOf(place.confirm_by)))}</Badge>
          )}
          {place.above_plan && <Badge look={abovePlanLook}>{words.abovePlan}</Badge>}
        </p>
        <p className="tabular mt-1 text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(place.state === 'reserved' || place.state === 'born') && (
          <Button look="secondary" onClick={() => setTelling(true)}>
            {words.tell}
          </Button>
        )}
        {place.url !== null && place.state !== 'booked' && (
          <ButtonLink look="secondary" href={place.url} target="_blank">
            {words.page}
          </ButtonLink>
        )}
        <Button look="quiet" busy={end.isPending} onClick={() => void endSilently()}>
          {words.end}
        </Button>
      </div>
      {telling && <TellBirth place={place} onClose={() => setTelling(false)} />}
    </div>
  );
};

/** How the states of a place look. */
const placeLooks: Readonly<Record<PlaceState, BadgeLook>> = {
  waiting_list: { icon: ListOrdered, badge: 'bg-sunken text-ink' },
  reserved: { icon: Hourglass, badge: 'bg-warning-soft text-warning' },
  born: { icon: Baby, badge: 'bg-accent-soft text-accent-text' },
  booked: { icon: CalendarCheck, badge: 'bg-success-soft text-success' },
  ended: { icon: CircleSlash, badge: 'bg-sunken text-ink' },
};

const abovePlanLook: BadgeLook = { icon: TriangleAlert, badge: 'bg-danger-soft text-danger' };

const unconfirmedLook: BadgeLook = { icon: MailQuestionMark, badge: 'bg-sunken text-ink' };
