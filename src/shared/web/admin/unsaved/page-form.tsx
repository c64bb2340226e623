import type { ReactNode, SyntheticEvent } from 'react';
import { useState } from 'react';
import type { FormFrame } from '../form/use-form.ts';
import { typedFields } from './typed-fields.ts';
import { useUnsaved } from './use-unsaved.ts';

interface PageFormProps {
  readonly form: FormFrame;
  readonly place?: 'page' | 'panel';
  /** Whether leaving is a result of the save that is under way. */
  readonly busy?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form on a page. Leaving the page with unsaved changes asks first. */
export const PageForm = ({ form, place = 'page', busy = form.busy, className, children }: PageFormProps) => {
  const [typed] = useState(typedFields);
  useUnsaved({ place, busy, isUnsaved: () => typed.isUnsaved(form.isUnsaved()) });
  const notice = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>): void =>
    typed.notice(currentTarget, nativeEvent);
  return (
    <form
      noValidate
      onSubmit={form.submit}
      onFocusCapture={notice}
      onPointerDownCapture={notice}
      onKeyDownCapture={notice}
      onClickCapture={notice}
      onInputCapture={notice}
      className={className}
    >
      {children}
    </form>
  );
};
