import { type PublishConsent, publishConsents } from '#features/booking/domain/session-mark.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { type PublishConsentTexts, publishConsentTexts } from '../../../texts/publish-consent-texts.ts';

export const usePublishConsentTexts = (): PublishConsentTexts => publishConsentTexts[useLanguage().language];

interface PublishConsentDialogProps {
  readonly answer: PublishConsent | null;
  readonly save: (answer: PublishConsent | null) => Promise<unknown>;
  /** The message for an error; absent: the usual one. */
  readonly failed?: (error: unknown) => string;
  readonly onClose: () => void;
}

/** Records whether the pictures of a session may be published. */
export const PublishConsentDialog = ({ answer, save, failed, onClose }: PublishConsentDialogProps) => {
  const words = usePublishConsentTexts();
  const form = useForm<{ answer: PublishConsent | null }>({
    initial: { answer },
    save: async (values) => {
      if (values.answer !== answer) await save(values.answer);
      onClose();
    },
    ...(failed && { failed }),
  });
  const { value, onChange } = form.field('answer');
  return (
    <FormModal title={words.title} form={form} onClose={onClose}>
      <fieldset>
        <legend className="mb-0.5 font-medium">{words.question}</legend>
        {[...publishConsents, null].map((one) => (
          <label key={one} className="flex min-h-control cursor-pointer items-start gap-2.5 py-1.5">
            <input
              type="radio"
              name="publish_consent"
              checked={value === one}
              onChange={() => onChange(one)}
              className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-accent"
            />
            {words[one ?? 'none']}
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted">{words.hint}</p>
    </FormModal>
  );
};
