import { Send } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { TestResult, type TestResultProps } from './test-result.tsx';

interface TestFieldProps extends TestResultProps {
  readonly label: string;
  /** The problem with the typed value. */
  readonly error: string | undefined;
  readonly isValidForm: boolean;
  readonly input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength'>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  /** The label of the button. */
  readonly children: ReactNode;
}

/** The recipient of a test message, the button to send it, and the result. */
export const TestField = ({
  label,
  error,
  isValidForm,
  input,
  value,
  onChange,
  onSend,
  children,
  dirty,
  test,
}: TestFieldProps) => (
  <>
    <Field label={label} error={error}>
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <input
            {...control}
            {...input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${control.className} min-w-0 flex-1 basis-56`}
          />
          <Button look="secondary" busy={test.isPending} disabled={dirty || !isValidForm} onClick={onSend}>
            <Send size={16} aria-hidden="true" />
            {children}
          </Button>
        </span>
      )}
    </Field>
    <TestResult dirty={dirty} test={test} />
  </>
);
