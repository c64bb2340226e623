import type { ReactNode } from 'react';

/** The classes of every cell of a table on paper. */
export const printedCell = 'border-b border-line px-2 py-1.5 text-left align-top first:pl-0 last:pr-0';

/** The head of a table on paper. */
export const PrintedHead = ({ heads }: { readonly heads: readonly string[] }): ReactNode => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col" className={`${printedCell} font-semibold`}>
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
