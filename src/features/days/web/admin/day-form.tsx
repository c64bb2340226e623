import { type ReactNode, useState } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type FieldsOf, type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { DayActionKind } from '../../domain/day-session.ts';
import { Earlier } from './earlier.tsx';
import { type Day, useRefresh } from './use-day.ts';
import { useActionTexts, useDayTexts } from './use-day-texts.ts';

export interface DayFormProps<Shown extends Day> {
  readonly title: string;
  /** Selects the studio, a photographer or a resource. */
  readonly scope: ReactNode;
  readonly resource: string;
  readonly day: Shown;
  /** Called with the id of an action, also of the one that has begun. */
  readonly onLook: (id: string) => void;
  readonly onClose: () => void;
}

interface Words {
  readonly text_de: string;
  readonly text_ru: string;
}

interface DayFormOptions<Entry extends Words> {
  readonly initial: Entry;
  /** Begins the action; `common` is the part of the request that both kinds have. */
  readonly begin: (entry: Entry, common: Common) => Promise<{ readonly id: string }>;
  /** The texts for expected refusals, by their code. */
  readonly refusals: Readonly<Record<string, string>>;
}

interface Common {
  readonly resource_id?: string;
  readonly booking_ids: string[];
  readonly text_de: string | null;
  readonly text_ru: string | null;
}

/** The form of an action, and the sessions that are chosen: all at first. */
export const useDayForm = <Entry extends Words>(
  { day, resource, onLook }: DayFormProps<Day>,
  { initial, begin, refusals }: DayFormOptions<Entry>,
) => {
  const message = useErrorMessage();
  const refresh = useRefresh();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = day.sessions.filter(({ id }) => !left.has(id));
  const form = useForm<Entry>({
    initial,
    save: async (entry) => {
      const begun = await begin(entry, {
        ...(resource && { resource_id: resource }),
        booking_ids: chosen.map(({ id }) => id),
        text_de: entry.text_de || null,
        text_ru: entry.text_ru || null,
      });
      refresh();
      onLook(begun.id);
    },
    failed: (error) => (error instanceof CallError && error.code && refusals[error.code]) || message(error),
  });
  return { form, chosen, choice: { sessions: day.sessions, left, onLeft: setLeft } };
};

interface DayFormModalProps<Entry extends Words> extends DayFormProps<Day> {
  readonly kind: DayActionKind;
  readonly form: Form<Entry>;
  readonly chosen: readonly AdminBooking[];
  /** What the action asks, with the sessions. */
  readonly children: ReactNode;
  /** What it asks after the message to the customers. */
  readonly last?: ReactNode;
}

/** The dialog of an action: what it does, its questions, the message to the customers, and the earlier actions. */
export const DayFormModal = <Entry extends Words>(props: DayFormModalProps<Entry>) => {
  const { kind, title, scope, day, form, chosen, children, last, onLook, onClose } = props;
  const t = useDayTexts();
  const own = useActionTexts(kind);
  return (
    <FormModal
      title={title}
      wide
      form={form}
      onClose={onClose}
      submitLook={kind === 'cancel' ? 'danger' : 'primary'}
      submitLabel={own('form.submit', chosen.length)}
      closeLabel={own('form.close')}
      disabled={chosen.length === 0}
      note={chosen.length === 0 ? t('day.chooseFirst') : undefined}
    >
      {scope}
      <p className="max-w-[65ch]">{own('form.intro')}</p>
      {children}
      <MessageFields kind={kind} chosen={chosen} form={form} />
      {last}
      <Earlier kind={kind} day={day} onLook={onLook} />
    </FormModal>
  );
};

interface MessageFieldsProps {
  readonly kind: DayActionKind;
  readonly chosen: readonly AdminBooking[];
  readonly form: FieldsOf<Words>;
}

/** A text in each language of the customers. */
const MessageFields = ({ kind, chosen, form: { field } }: MessageFieldsProps) => {
  const t = useDayTexts();
  const own = useActionTexts(kind);
  const languages = (['de', 'ru'] as const).filter((one) => chosen.some(({ language }) => language === one));
  return languages.map((language) => (
    <TextField
      key={language}
      {...field(`text_${language}`)}
      label={t(`day.text_${language}`)}
      hint={language === languages.at(-1) ? own('form.textHint') : undefined}
      lang={language}
      rows={2}
      maxLength={1000}
      optional
    />
  ));
};
