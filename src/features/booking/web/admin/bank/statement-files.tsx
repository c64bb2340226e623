import { FileInput } from 'lucide-react';
import { useId } from 'react';
import { DropArea } from '#features/pictures/web/parts/admin/drop-area.tsx';
import { FileChoice } from '#features/pictures/web/parts/admin/file-choice.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Spinner } from '#shared/web/spinner.tsx';
import { ReadFile } from './read-file.tsx';
import { useBankTexts } from './use-bank-texts.ts';
import { type SentFile, useStatementFiles } from './use-statement-files.ts';

const types = '.xml,.csv,.sta,.mta,.940,.c52,.c53,.txt,text/xml,application/xml,text/csv';

/** Where statements are dropped, and what became of each. */
export const StatementFiles = () => {
  const texts = useBankTexts();
  const hint = useId();
  const { files, send } = useStatementFiles();
  const take = (chosen: readonly File[]): void => void send(chosen);
  return (
    <div className="grid gap-3">
      <DropArea onFiles={take}>
        <FileChoice
          look="button"
          icon={FileInput}
          label={texts.choose}
          accept={types}
          several
          describedBy={hint}
          onFiles={take}
        />
        <p className="text-muted max-sm:hidden">{texts.drop}</p>
        <p id={hint} className="max-w-prose text-muted">
          {texts.hint}
        </p>
      </DropArea>
      {/* Always there, so that what is added is announced. */}
      <ul aria-label={texts.results} aria-live="polite" className="grid gap-3 empty:hidden">
        {files.map((file) => (
          <li key={file.id} className="min-w-0">
            <FileOutcome file={file} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const FileOutcome = ({ file: { name, result, error } }: { readonly file: SentFile }) => {
  const texts = useBankTexts();
  const words = useErrorMessage();
  if (result) return <ReadFile name={name} result={result} />;
  if (error === undefined) {
    return (
      <p className="card flex flex-wrap items-center gap-x-2 p-4 break-words">
        <Spinner /> <span className="font-semibold">{name}</span> <span className="text-muted">{texts.reading}</span>
      </p>
    );
  }
  return <ErrorBox title={texts.refused(name)} message={refusalOf(error, texts.refusal) ?? words(error)} />;
};

/** What is wrong with the file, in the language of the reader; undefined: something else went wrong. */
const refusalOf = (error: unknown, refusals: Readonly<Record<string, string>>): string | undefined =>
  error instanceof CallError ? refusals[(error.code ?? '').replace(/^statement_/, '')] : undefined;
