import type { CSSProperties } from 'react';
import type { PageDesign } from '../../../contract.ts';
import { themeOf } from '../../../domain/design/theme.ts';

/** A thumbnail of a page in this design: head, card and button as customers would see them. */
export const DesignPicture = ({ design }: { readonly design: PageDesign }) => {
  const theme = themeOf(design);
  const card: CSSProperties = {
    borderRadius: radius(theme['--card-radius'], 10),
    boxShadow: theme['--card-shadow'],
    border: `${theme['--card-border']} solid #d8d4e0`,
  };
  const line = (width: string, colour: string | undefined): CSSProperties => ({ width, backgroundColor: colour });
  return (
    <div aria-hidden="true" className="h-36 border-b border-line" style={{ backgroundColor: theme['--ground'] }}>
      <div className="h-20 px-5 pt-4" style={{ background: headOf(design, theme) }}>
        <div className="h-2 rounded-full opacity-90" style={line('45%', theme['--head-ink'])} />
        <div className="mt-2 h-1.5 rounded-full opacity-60" style={line('65%', theme['--head-ink'])} />
      </div>
      <div className="mx-5 -mt-6 flex items-center justify-between bg-white p-3.5" style={card}>
        <div className="w-1/2 space-y-2">
          <div className="h-2 rounded-full" style={line('80%', theme['--accent-text'])} />
          <div className="h-1.5 rounded-full" style={line('100%', '#dcd9e3')} />
          <div className="h-1.5 rounded-full" style={line('60%', '#dcd9e3')} />
        </div>
        <div
          className="h-7 w-20"
          style={{ background: theme['--action-image'], borderRadius: radius(theme['--button-radius'], 7) }}
        />
      </div>
    </div>
  );
};

const headOf = (design: PageDesign, theme: ReturnType<typeof themeOf>): string | undefined =>
  design.background_type === 'solid' ? theme['--ground'] : theme['--head-image'];

/** Limits the radius for the thumbnail; a pill stays a pill. */
const radius = (full: string | undefined, most: number): string => {
  const pixels = Number.parseFloat(full ?? '0');
  return `${pixels > 100 ? pixels : Math.min(pixels, most)}px`;
};
