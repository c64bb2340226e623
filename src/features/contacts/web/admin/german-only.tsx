import type { ReactNode } from 'react';
import { de as form } from '#shared/web/admin/form-texts/de.ts';
import { de as shared } from '#shared/web/texts/de.ts';
import { FixedLanguage } from '#shared/web/texts.tsx';

const texts = { shared, form };

/** The contacts area is in German, in any language of the back office. */
export const GermanOnly = ({ children }: { readonly children: ReactNode }) => (
  <FixedLanguage language="de" texts={texts}>
    <div lang="de" className="contents">
      {children}
    </div>
  </FixedLanguage>
);
