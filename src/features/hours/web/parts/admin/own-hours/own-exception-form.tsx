import { EditConflict } from '#shared/web/admin/conflict/edit-conflict.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import { type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { Block, OwnException } from '../../../../domain/own-hours.ts';
import { nextBlock } from '../../../../domain/own-week.ts';
import type { OwnHoursView } from '../../../../own-hours-contract.ts';
import { hoursTexts } from '../../../../texts/handle.ts';
import { BlockFields } from './block-fields.tsx';
import { firstInvalidBlock, useExceptionProblems } from './own-hours-problems.ts';
import { useEntryForm } from './use-entry-form.ts';
import type { EntryChange } from './use-own-hours.ts';

interface OwnExceptionFormProps {
  readonly hours: OwnHoursView;
  /** The exception to change; undefined adds one. */
  readonly exception: OwnException | undefined;
  readonly onClose: () => void;
}

/** The form for the hours of a resource on a single date. */
export const OwnExceptionForm = ({ hours, exception, onClose }: OwnExceptionFormProps) => {
  const t = useTexts(hoursTexts);
  const entry = useEntryForm<OwnException>({
    hours,
    entry: exception,
    listOf: ({ exceptions }) => exceptions,
    changeOf,
  });
  const problemsOf = useExceptionProblems();
  const form = useForm<ExceptionDraft>({
    initial: { date: exception?.date ?? '', blocks: exception?.blocks ?? [] },
    check: (after) => {
      const lists = entry.after(after);
      return lists ? problemsOf(lists.exceptions, after) : {};
    },
    save: (after) => entry.save(after),
    failed: entry.failed,
    done: onClose,
  });
  return (
    <FormModal title={t(exception ? 'own.editException' : 'own.addException')} form={form} onClose={onClose}>
      {entry.conflict && <EditConflict title={t('own.conflict')} onTheirs={onClose} onMine={entry.keepMine} />}
      <DateField {...form.field('date')} label={t('exceptions.date')} required min="2000-01-01" max="2199-12-31" />
      <DayChoice {...form} />
    </FormModal>
  );
};

const changeOf = (before: OwnException | undefined, after: OwnException): EntryChange => ({
  kind: 'exceptions',
  before,
  after,
});

interface ExceptionDraft {
  readonly date: string;
  readonly blocks: readonly Block[];
}

const DayChoice = ({ field }: Form<ExceptionDraft>) => {
  const t = useTexts(hoursTexts);
  const { name, value: blocks, error, onChange } = field('blocks');
  const first = nextBlock([]);
  return (
    <FieldGroup name={name} legend={t('own.that')} error={error}>
      {[false, true].map((works) => (
        <label key={String(works)} className="flex min-h-control cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name="works"
            checked={blocks.length > 0 === works}
            onChange={() => onChange(works && first ? [first] : [])}
            className="size-4.5 shrink-0 cursor-pointer accent-accent"
          />
          {t(works ? 'own.atTimes' : 'own.noWork')}
        </label>
      ))}
      {blocks.length > 0 && (
        <div className="pl-7">
          <BlockFields
            of={t('own.that')}
            blocks={blocks}
            wrong={error ? firstInvalidBlock(blocks) : undefined}
            describedBy={undefined}
            onChange={onChange}
          />
        </div>
      )}
    </FieldGroup>
  );
};
