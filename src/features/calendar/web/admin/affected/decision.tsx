import { useState } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingRequestTexts } from '#features/booking/texts/admin/request-handle.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { AffectedRow } from './affected-row.tsx';
import { AskFields } from './ask-fields.tsx';
import { CancelTerms } from './cancel-terms.tsx';
import { isAffected, type TimeAway } from './use-affected.ts';
import { useOutcomes } from './use-outcomes.ts';
import { mayBeAsked, stepsOf, type Task, useTargets, usualAsk } from './use-targets.ts';

interface DecisionProps {
  readonly off: TimeAway;
  readonly bookings: readonly AdminBooking[];
  readonly onLook: (id: string) => void;
  readonly onClose: () => void;
}

/** First select bookings and an action, then its details; the result for each stays visible. */
export const Decision = ({ off, bookings, onLook, onClose }: DecisionProps) => {
  const t = useTexts(calendarTexts);
  const [task, setTask] = useState<Task>();
  const [refund, setRefund] = useState(false);
  const [ask, setAsk] = useState(usualAsk);
  const { outcomes, busy, run } = useOutcomes();
  const open = bookings.filter((booking) => isAffected(booking, off));
  const choice = useChoice(open);
  const targets = useTargets(task);
  const steps = task ? stepsOf(task, { targetOf: targets.of, refund, ask }) : undefined;
  return (
    <Modal
      title={t('affected.title', off.photographer_name)}
      wide
      onClose={onClose}
      footer={
        task && steps ? (
          <Doing
            task={task}
            count={steps.size}
            busy={busy}
            onBack={() => setTask(undefined)}
            onDo={() => void run(steps).then(() => setTask(undefined))}
          />
        ) : (
          <Choices
            isAny={choice.chosen.length > 0}
            isOpen={open.length > 0}
            mayAsk={choice.chosen.some(mayBeAsked)}
            onTask={(what) => setTask({ what, bookings: choice.chosen })}
            onClose={onClose}
          />
        )
      }
    >
      {/* Selecting bookings is not an unsaved change: leaving requires no confirmation. */}
      <div data-not-saved="">
        <Head open={open} choice={task ? undefined : choice} />
        <Rows
          bookings={bookings}
          task={task}
          chosen={(booking) => (open.includes(booking) ? choice.chosen.includes(booking) : undefined)}
          onChoose={choice.choose}
          targets={targets}
          outcomes={outcomes}
          onLook={onLook}
        />
        <Foot task={task} targets={targets} refund={refund} onRefund={setRefund} />
      </div>
      {task?.what === 'ask' && <AskFields bookings={task.bookings} ask={ask} onAsk={setAsk} />}
    </Modal>
  );
};

interface RowsProps extends Pick<DecisionProps, 'bookings' | 'onLook'> {
  readonly task: Task | undefined;
  /** Whether a booking is selected; undefined if it cannot be. */
  readonly chosen: (booking: AdminBooking) => boolean | undefined;
  readonly onChoose: (id: string, on: boolean) => void;
  readonly targets: ReturnType<typeof useTargets>;
  readonly outcomes: ReturnType<typeof useOutcomes>['outcomes'];
}

const Rows = ({ bookings, task, chosen, onChoose, targets, outcomes, onLook }: RowsProps) => (
  <ul className="grid gap-2">
    {bookings.map((booking) => (
      <AffectedRow
        key={booking.id}
        booking={booking}
        what={task?.bookings.some(({ id }) => id === booking.id) ? task.what : undefined}
        outcome={outcomes.get(booking.id)}
        isChosen={task ? undefined : chosen(booking)}
        onChoose={(on) => onChoose(booking.id, on)}
        alternatives={targets.alternatives?.get(booking.id)}
        target={targets.of(booking.id)}
        onTarget={(target) => targets.pick(booking.id, target)}
        onLook={() => onLook(booking.id)}
      />
    ))}
  </ul>
);

interface HeadProps {
  readonly open: readonly AdminBooking[];
  /** Undefined once an action has been chosen. */
  readonly choice: ReturnType<typeof useChoice> | undefined;
}

const Head = ({ open, choice }: HeadProps) => {
  const t = useTexts(calendarTexts);
  return (
    <>
      <p className="mb-3 max-w-[65ch]">{t(open.length > 0 ? 'affected.text' : 'affected.settled')}</p>
      {choice && open.length > 1 && (
        <div className="px-3">
          <Checkbox
            label={t('affected.all')}
            checked={choice.chosen.length === open.length}
            onChange={(event) => choice.chooseAll(event.target.checked)}
          />
        </div>
      )}
    </>
  );
};

interface FootProps {
  readonly task: Task | undefined;
  readonly targets: ReturnType<typeof useTargets>;
  readonly refund: boolean;
  readonly onRefund: (refund: boolean) => void;
}

const Foot = ({ task, targets, refund, onRefund }: FootProps) => {
  const t = useTexts(calendarTexts);
  return (
    <>
      {targets.error && (
        <div className="mt-3">
          <LoadFailure title={t('affected.alternativesError')} error={targets.error} onRetry={targets.retry} />
        </div>
      )}
      {task?.what === 'cancel' && <CancelTerms bookings={task.bookings} refund={refund} onRefund={onRefund} />}
      {(task?.what === 'time' || task?.what === 'photographer') && (
        <p className="mt-3 text-muted">{t('affected.mailed')}</p>
      )}
    </>
  );
};

/** The selected bookings; all at first. */
const useChoice = (open: readonly AdminBooking[]) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: open.filter(({ id }) => !left.has(id)),
    choose: (id: string, on: boolean) =>
      setLeft((before) => new Set(on ? [...before].filter((one) => one !== id) : [...before, id])),
    chooseAll: (on: boolean) => setLeft(new Set(on ? [] : open.map(({ id }) => id))),
  };
};

interface DoingProps {
  readonly task: Task;
  /** The number of bookings concerned. */
  readonly count: number;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onDo: () => void;
}

const Doing = ({ task, count, busy, onBack, onDo }: DoingProps) => {
  const t = useTexts(calendarTexts);
  const request = useTexts(bookingRequestTexts);
  return (
    <>
      <Button look="secondary" disabled={busy} onClick={onBack}>
        {t('affected.back')}
      </Button>
      <Button look={task.what === 'cancel' ? 'danger' : 'primary'} busy={busy} disabled={count === 0} onClick={onDo}>
        {task.what === 'ask' ? request('request.submit') : t(`affected.do.${task.what}`, count)}
      </Button>
    </>
  );
};

interface ChoicesProps {
  readonly isAny: boolean;
  readonly isOpen: boolean;
  /** Whether the customer of a selected booking can be asked for another time. */
  readonly mayAsk: boolean;
  readonly onTask: (what: Task['what']) => void;
  readonly onClose: () => void;
}

const Choices = ({ isAny, isOpen, mayAsk, onTask, onClose }: ChoicesProps) => {
  const t = useTexts(calendarTexts);
  const request = useTexts(bookingRequestTexts);
  if (!isOpen) return <Button onClick={onClose}>{t('affected.done')}</Button>;
  return (
    <>
      {!isAny && <span className="mr-auto text-sm text-muted">{t('affected.chooseFirst')}</span>}
      <Button look="secondary" onClick={onClose}>
        {t('affected.later')}
      </Button>
      <Button look="danger" disabled={!isAny} onClick={() => onTask('cancel')}>
        {t('affected.mode.cancel')}
      </Button>
      <Button look="secondary" disabled={!mayAsk} onClick={() => onTask('ask')}>
        {request('request.title')}
      </Button>
      <Button look="secondary" disabled={!isAny} onClick={() => onTask('time')}>
        {t('affected.mode.time')}
      </Button>
      <Button disabled={!isAny} onClick={() => onTask('photographer')}>
        {t('affected.mode.photographer')}
      </Button>
    </>
  );
};
