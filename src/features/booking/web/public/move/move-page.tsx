import { useState } from 'react';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import type { Page, PageProps, Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import type { PublicBooking } from '../../../contract.ts';
import { movePageTexts } from '../../../texts/pages/move-page.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { BookingProblem } from '../booking-problem.tsx';
import { MoveChoice } from './move-choice.tsx';
import { MoveConfirmation } from './move-confirmation.tsx';
import { NotMovable } from './not-movable.tsx';
import { useMoveTexts } from './use-move-texts.ts';

export interface MoveData {
  readonly booking?: PublicBooking;
  /** The error text of the server; absent if there is none. */
  readonly problem?: string;
  /** Whether the studio sends mails; undefined: not known, treated as yes. */
  readonly mails?: boolean | undefined;
}

/** The page on which a customer moves a session. Opening it changes nothing. */
const MovePage = ({ data, site, search }: PageProps<MoveData>) => {
  const token = new URLSearchParams(search).get('token');
  if (!data.booking || !token) return <BookingProblem message={data.problem} />;
  return <Movable initial={data.booking} token={token} site={site} mails={data.mails ?? true} />;
};

interface MovableProps {
  readonly initial: PublicBooking;
  readonly token: string;
  readonly site: Site;
  readonly mails: boolean;
}

const Movable = ({ initial, token, site, mails }: MovableProps) => {
  const [booking, setBooking] = useState(initial);
  const [moved, setMoved] = useState<PublicBooking>();
  const [declined, setDeclined] = useState<PublicBooking>();
  const { move } = booking;
  if (declined) return <Declined booking={declined} site={site} />;
  if (moved) return <MoveConfirmation booking={moved} before={booking} token={token} site={site} mails={mails} />;
  if (!move || move.refusal !== null) return <NotMovable booking={booking} token={token} site={site} />;
  return <MoveChoice {...{ booking, move, token }} onMoved={setMoved} onChange={setBooking} onDeclined={setDeclined} />;
};

export const movePage: Page<MoveData> = {
  Component: MovePage,
  head: ({ site }, _, language) => ({ title: `${movePageTexts[language].title} · ${site.company_name}` }),
};

/** The session is cancelled because its customer wants no other time. */
const Declined = ({ booking, site }: { readonly booking: PublicBooking; readonly site: Site }) => {
  const t = useMoveTexts();
  const { refunded_amount: refunded = 0 } = booking;
  return (
    <PageFrame title={t.declined} lead={refunded > 0 ? t.declinedRefund(euroInSentence(refunded)) : undefined} arriving>
      <Card className="space-y-6 sm:space-y-8">
        <BookingFacts booking={booking} site={site} />
        <div className="flex border-t border-line pt-6">
          <ButtonLink href="/booking">{t.book}</ButtonLink>
        </div>
      </Card>
    </PageFrame>
  );
};
