import type { FormHTMLAttributes, SyntheticEvent } from 'react';
import { useState } from 'react';
import { typedFields } from './typed-fields.ts';
import { useUnsaved } from './use-unsaved.ts';

interface PageFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Whether it contains unsaved changes. If absent, its fields are compared with their original values. */
  readonly unsaved?: boolean | (() => boolean);
  readonly place?: 'page' | 'panel';
  /** Whether the input is being saved. */
  readonly busy?: boolean;
}

/** A form on a page. Leaving the page with unsaved changes asks first. */
export const PageForm = ({ unsaved, place = 'page', busy = false, ...rest }: PageFormProps) => {
  const [typed] = useState(typedFields);
  useUnsaved({
    place,
    busy,
    isUnsaved: () => (typeof unsaved === 'function' ? unsaved() : (unsaved ?? typed.isTyped())),
  });
  const notice = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>): void =>
    typed.notice(currentTarget, nativeEvent);
  return (
    <form
      noValidate
      {...rest}
      onFocusCapture={notice}
      onPointerDownCapture={notice}
      onKeyDownCapture={notice}
      onClickCapture={notice}
      onInputCapture={notice}
    />
  );
};
