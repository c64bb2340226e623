import { detailOf } from '#shared/web/admin/api-error.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';

export interface TestResultProps {
  /** There are unsaved changes, which a test would not use. */
  readonly dirty: boolean;
  readonly test: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly data: { readonly success: boolean; readonly message: string } | undefined;
  };
}

/** The result of a test message, with the response of the mail server or provider. */
export const TestResult = ({ dirty, test }: TestResultProps) => {
  const t = useTexts(emailAdminTexts);
  const response = test.error ? { success: false, message: detailOf(test.error) ?? t('test.notReached') } : test.data;
  return (
    <output className="mt-2 block break-words">
      {dirty ? (
        <span className="text-muted">{t('test.firstSave')}</span>
      ) : (
        response &&
        !test.isPending && (
          <span className={response.success ? 'text-success' : 'text-danger'}>
            <strong>{t(response.success ? 'test.sent' : 'test.failed')}:</strong> {response.message}
          </span>
        )
      )}
    </output>
  );
};
