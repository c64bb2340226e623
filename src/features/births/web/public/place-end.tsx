import { Button } from '#shared/web/button.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import type { PublicPlace } from '../../contract.ts';
import { useBirthTexts } from './use-birth-texts.ts';
import type { PlaceCommands } from './use-place-commands.ts';

interface PlaceEndProps {
  readonly place: PublicPlace;
  readonly commands: PlaceCommands;
}

/** Two ways to end a place: giving it back by the refund rule, and ending everything (pregnancy loss or any other reason): no message is sent. */
export const PlaceEnd = ({ place, commands }: PlaceEndProps) => {
  const page = useBirthTexts();
  const { refund_amount: refund, paid_amount: paid = 0 } = place;
  const isWaiting = place.state === 'waiting_list';
  const givenBack = isWaiting ? page.leaveText : page.giveUpNothing;
  return (
    <div className="grid gap-8 pt-4 text-center sm:grid-cols-2">
      {place.state !== 'booked' && (
        <section className="space-y-2">
          <h2 className="font-semibold">{page.giveUp}</h2>
          <p className="text-sm text-ground-muted">
            {paid > 0 && typeof refund === 'number' ? page.giveUpText(euroInSentence(refund)) : givenBack}
          </p>
          <Button
            look="quiet"
            busy={commands.busy === 'giveUp'}
            onClick={commands.giveUp}
            className="text-ground-muted"
          >
            {isWaiting ? page.leaveAction : page.giveUpAction}
          </Button>
        </section>
      )}
      <section className="space-y-2">
        <h2 className="font-semibold">{page.end}</h2>
        <p className="text-sm text-ground-muted">{page.endText}</p>
        <Button look="quiet" busy={commands.busy === 'end'} onClick={commands.end} className="text-ground-muted">
          {page.endAction}
        </Button>
      </section>
    </div>
  );
};
