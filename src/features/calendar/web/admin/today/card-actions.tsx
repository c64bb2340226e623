import { CircleCheckBig, DoorOpen, Images, NotebookPen, Undo2, UserX, Wallet } from 'lucide-react';
import { useState } from 'react';
import type { DayAction, PublishConsent } from '#features/booking/domain/session-mark.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { Button } from '#shared/web/button.tsx';
import type { TodaySession } from '../../../today-contract.ts';
import { PublishConsentDialog, usePublishConsentTexts } from '../../parts/admin/publish-consent-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import type { DayActions } from './use-day-actions.ts';
import { useTodayTexts } from './use-today.ts';

interface CardActionsProps {
  readonly session: TodaySession;
  readonly tap: DayActions['tap'];
}

/** What can be noted about a session now. */
export const CardActions = ({ session, tap }: CardActionsProps) => {
  const words = useTodayTexts();
  const [open, setOpen] = useState<Dialog>();
  const consent = usePublishConsentTexts();
  const { arrived_at, missed_at, status, money } = session;
  const isDone = status === 'COMPLETED' && !missed_at;
  const isOpen = !arrived_at && !missed_at && !isDone;
  // A session completes by itself when its time is over, whether anybody came or not.
  const mayBeMissed = isOpen || (isDone && !arrived_at);
  const mark = (action: Exclude<DayAction, 'note' | 'publish_consent'>): void =>
    void tap(session, { kind: 'mark', action, note: null, tapped_at: new Date().toISOString() });
  return (
    <>
      {isOpen && (
        <Button onClick={() => mark('arrived')}>
          <DoorOpen size={16} aria-hidden="true" />
          {words.arrived}
        </Button>
      )}
      {mayBeMissed && (
        <Button look="secondary" onClick={() => mark('missed')}>
          <UserX size={16} aria-hidden="true" />
          {words.missed}
        </Button>
      )}
      {arrived_at && !isDone && status === 'CONFIRMED' && (
        <Button onClick={() => mark('done')}>
          <CircleCheckBig size={16} aria-hidden="true" />
          {words.done}
        </Button>
      )}
      {money?.takes_payment && (
        <Button look="secondary" onClick={() => setOpen('pay')}>
          <Wallet size={16} aria-hidden="true" />
          {words.pay}
        </Button>
      )}
      <Button look="secondary" onClick={() => setOpen('note')}>
        <NotebookPen size={16} aria-hidden="true" />
        {words.note}
      </Button>
      <Button look="secondary" onClick={() => setOpen('consent')}>
        <Images size={16} aria-hidden="true" />
        {consent.action}
      </Button>
      {(missed_at || (arrived_at && !isDone)) && (
        <Button look="secondary" onClick={() => mark('undo')}>
          <Undo2 size={16} aria-hidden="true" />
          {words.undo}
        </Button>
      )}
      <CardDialog open={open} session={session} tap={tap} onClose={() => setOpen(undefined)} />
    </>
  );
};

type Dialog = 'note' | 'pay' | 'consent';

interface CardDialogProps extends CardActionsProps {
  readonly open: Dialog | undefined;
  readonly onClose: () => void;
}

const CardDialog = ({ open, session, tap, onClose }: CardDialogProps) => {
  if (open === 'note') return <NoteDialog session={session} tap={tap} onClose={onClose} />;
  if (open === 'pay') {
    const { money } = session;
    return money && <PayDialog session={session} money={money} tap={tap} onClose={onClose} />;
  }
  if (open !== 'consent') return null;
  const save = (publish_consent: PublishConsent | null): Promise<void> => {
    const tapped_at = new Date().toISOString();
    return tap(session, { kind: 'mark', action: 'publish_consent', note: null, publish_consent, tapped_at });
  };
  return <PublishConsentDialog answer={session.publish_consent} save={save} onClose={onClose} />;
};

interface NoteDialogProps {
  readonly session: TodaySession;
  readonly tap: DayActions['tap'];
  readonly onClose: () => void;
}

/** Writes the note of the studio about a session. */
const NoteDialog = ({ session, tap, onClose }: NoteDialogProps) => {
  const words = useTodayTexts();
  const form = useForm({
    initial: { note: session.internal_note ?? '' },
    save: async ({ note }) => {
      const tapped_at = new Date().toISOString();
      await tap(session, { kind: 'mark', action: 'note', note: note.trim() || null, tapped_at });
      onClose();
    },
  });
  return (
    <FormModal title={words.internalNote} form={form} onClose={onClose}>
      <TextField {...form.field('note')} label={words.noteLabel} hint={words.noteHint} rows={4} maxLength={2000} />
    </FormModal>
  );
};
