import type { FormHTMLAttributes, SyntheticEvent } from 'react';
import { useState } from 'react';
import { typedFields } from './typed-fields.ts';
import { useUnsaved } from './use-unsaved.ts';

interface PageFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Whether it holds something that is not saved. Absent: its fields are compared with what they held before. */
  readonly unsaved?: boolean | (() => boolean);
  readonly place?: 'page' | 'panel';
  /** What was typed is being saved. */
  readonly busy?: boolean;
}

/** A form on a screen. Who leaves the screen while it holds something unsaved is asked first. */
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
