import { Button } from '../button.tsx';
import { useErrorMessage } from '../call/error-message.ts';
import { askConfirmation, showAlert } from '../dialog/dialogs.tsx';
import { useTexts } from '../texts.tsx';
import { showToast } from '../toasts.tsx';
import { formTexts } from './form-texts/handle.ts';

interface ExamplesNoteProps {
  /** The names of the examples on this page. */
  readonly names: readonly string[];
  /**
   * Deletes the examples. Returns the number of deleted ones and the names of those that stay because they have
   * bookings.
   */
  readonly onDelete: () => Promise<{ readonly deleted: number; readonly booked: readonly string[] }>;
  readonly onKeep: () => Promise<unknown>;
}

/** Explains that a new studio shows examples, and offers to delete or keep them; renders nothing if there are none. */
export const ExamplesNote = ({ names, onDelete, onKeep }: ExamplesNoteProps) => {
  const t = useTexts(formTexts);
  const words = useErrorMessage();
  if (names.length === 0) return null;
  const run = (action: Promise<void>): void =>
    void action.catch((error: unknown) => void showAlert(words(error), { title: t('examples.error') }));
  const remove = async (): Promise<void> => {
    const sure = await askConfirmation(t('examples.question', names.join(', ')), {
      title: t('examples.delete'),
      confirm: t('examples.deleteYes'),
      tone: 'danger',
    });
    if (!sure) return;
    const { deleted, booked } = await onDelete();
    if (deleted > 0) showToast(t('examples.deleted'), 'success');
    if (booked.length > 0) void showAlert(t('examples.booked', booked.join(', ')));
  };
  const keep = async (): Promise<void> => {
    await onKeep();
    showToast(t('examples.kept'), 'success');
  };
  return (
    <section
      aria-label={t('examples.badge')}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field bg-info-soft px-4 py-3 text-info"
    >
      <p className="min-w-0 flex-1 basis-80">{t('examples.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => run(keep())}>
          {t('examples.keep')}
        </Button>
        <Button look="secondary" onClick={() => run(remove())}>
          {t('examples.delete')}
        </Button>
      </div>
    </section>
  );
};

/** Marks an example in its list. */
export const ExampleBadge = () => (
  <span className="inline-flex items-center rounded-full bg-info-soft px-2 py-px text-sm text-info">
    {useTexts(formTexts)('examples.badge')}
  </span>
);
