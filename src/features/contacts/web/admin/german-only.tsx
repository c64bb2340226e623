import type { ReactNode } from 'react';
import { de as form } from '#shared/web/admin/form-texts/de.ts';
import { de as shared } from '#shared/web/texts/de.ts';
import { FixedLanguage } from '#shared/web/texts.tsx';

const texts = { shared, form };

/** The contacts area speaks German, whatever language the rest of the back office is in (CONT-002). */
export const GermanOnly = ({ children }: { readonly children: ReactNode }) => (
  <FixedLanguage language="de" texts={texts}>
    <div lang="de" className="contents">
      {children}
    </div>
  </FixedLanguage>
);
