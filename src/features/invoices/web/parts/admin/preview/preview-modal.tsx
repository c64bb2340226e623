import { formatDate } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { InvoicePreview } from '../../../../preview-contract.ts';
import { type InvoicePreviewTexts, invoicePreviewTexts } from '../../../../texts/invoice-preview-texts.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { PreviewedDocument } from './previewed-document.tsx';
import { useInvoicePreview } from './use-invoice-preview.ts';

export interface PreviewModalProps {
  readonly bookingId: string;
  readonly kind: 'final' | 'deposit';
  readonly onClose: () => void;
}

/** Shows what is issued; one press issues exactly that, or says what has changed meanwhile. */
export const PreviewModal = ({ bookingId, kind, onClose }: PreviewModalProps) => {
  const texts = invoicePreviewTexts[useLanguage().language];
  const t = useTexts(sharedTexts);
  const words = useWords(texts);
  const { query, press, refused, isPending, failure } = useInvoicePreview({
    bookingId,
    kind,
    onIssued: (shown) => {
      showToast(texts.done(numbersOf(shown)), 'success');
      onClose();
    },
  });
  const preview = query.data;
  const isNothing = preview?.documents.length === 0;
  return (
    <Modal
      title={texts.title[kind]}
      onClose={onClose}
      busy={isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {isNothing || query.isError ? texts.close : texts.cancel}
          </Button>
          {preview && !isNothing && (
            <Button busy={isPending} onClick={() => press(preview)}>
              {preview.documents.length === 1
                ? texts.press(numbersOf(preview))
                : texts.pressSome(preview.documents.length)}
            </Button>
          )}
        </>
      }
    >
      <section
        aria-label={texts.title[kind]}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must scroll by keyboard too
        tabIndex={0}
        className="grid gap-4"
      >
        {refused && preview && refused.shown.seen !== preview.seen && (
          <ChangedMeanwhile key={preview.seen} before={refused.shown} now={preview} act={refused.act} texts={texts} />
        )}
        {failure && <ErrorBox title={words(failure)} />}
        {query.isError ? (
          <ErrorBox title={texts.loadError} message={words(query.error)}>
            <Button look="secondary" onClick={() => void query.refetch()}>
              {t('error.retry')}
            </Button>
          </ErrorBox>
        ) : preview ? (
          <Content preview={preview} texts={texts} />
        ) : (
          <Loading className="grid gap-3">
            <SkeletonRows count={4} className="h-12" />
          </Loading>
        )}
      </section>
    </Modal>
  );
};

/** An error in words; a refusal whose reason is known says it. */
const useWords = ({ refusals }: InvoicePreviewTexts): ((error: unknown) => string) => {
  const words = useErrorMessage();
  return (error) => (error instanceof CallError && refusals[error.code ?? '']) || words(error);
};

const numbersOf = ({ documents }: InvoicePreview): string => documents.map(({ number }) => number).join(', ');

const Content = ({ preview, texts }: { readonly preview: InvoicePreview; readonly texts: InvoicePreviewTexts }) => {
  const { documents, issued_on, mailed_to } = preview;
  if (documents.length === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      <p className="max-w-[65ch]">{texts.intro}</p>
      {documents.map((document) => (
        <PreviewedDocument key={document.number} document={document} day={formatDate(issued_on)} texts={texts} />
      ))}
      <p className="break-words">{mailed_to === null ? texts.notMailed : texts.mailed(mailed_to)}</p>
      <p className="max-w-[65ch] text-sm text-muted">{texts.numberNote}</p>
    </>
  );
};
