import { useId } from 'react';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { type Encoding, encodings } from '../../../domain/import/reading/encodings.ts';
import { type Separator, separators } from '../../../domain/import/reading/separators.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import type { ImportPreviewState } from './import-state.ts';
import type { ReadChoices } from './read-file.ts';
import { linesText } from './remark-texts.ts';

interface ImportReadingProps {
  readonly state: ImportPreviewState;
  readonly onChoose: (how: ReadChoices) => void;
}

/** How the file was read: encoding, separator and header, each of which can be chosen. */
export const ImportReading = ({ state, onChoose }: ImportReadingProps) => {
  const id = useId();
  const t = useTexts(importTexts);
  const { encoding, how, read, isReading } = state;
  const { separator, headerLine, lines } = read;
  return (
    <section aria-labelledby={id} aria-busy={isReading} className="grid gap-3">
      <h3 id={id} className="font-semibold">
        {t('reading.title')}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={t('reading.encoding')}
          value={encoding}
          options={encodings.map((one) => [one, t(`encoding.${one}`)])}
          onChoose={(value) => onChoose({ ...how, encoding: value as Encoding })}
        />
        <Choice
          label={t('reading.separator')}
          value={separator}
          options={separators.map((one, index) => [one, t(separatorNames[index] ?? 'separator.tab')])}
          onChoose={(value) => onChoose({ ...how, separator: value as Separator, headerLine: undefined })}
        />
        <div className="sm:col-span-2">
          <Choice
            label={t('reading.header')}
            value={headerLine === null ? '' : String(headerLine)}
            options={[
              ...lines.map(({ line, text }) => [String(line), t('reading.line', { line, text })] as const),
              ['', t('reading.noHeader')] as const,
            ]}
            onChoose={(value) => onChoose({ ...how, headerLine: value === '' ? null : Number(value) })}
          />
        </div>
      </div>
      <Samples state={state} />
      {read.above > 0 && <p className="text-sm text-muted">{t('reading.above', read.above)}</p>}
      {read.longer.length > 0 && <p className="text-sm text-muted">{t('reading.longer', linesText(read.longer, t))}</p>}
    </section>
  );
};

const separatorNames = ['separator.tab', 'separator.semicolon', 'separator.comma', 'separator.bar'] as const;

/** Words of the file in which a wrong encoding is seen. */
const Samples = ({ state: { samples, isDoubtful } }: { readonly state: ImportPreviewState }) => {
  const t = useTexts(importTexts);
  if (samples.length === 0) return null;
  return (
    <div
      role={isDoubtful ? 'alert' : undefined}
      className={isDoubtful ? 'rounded-field bg-warning-soft p-3 text-warning' : 'rounded-field bg-sunken p-3'}
    >
      <p className="text-sm">{t(isDoubtful ? 'reading.doubtful' : 'reading.samples')}</p>
      <p className="mt-1 font-medium break-words">{samples.join(' · ')}</p>
    </div>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
