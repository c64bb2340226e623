/** What the page in the widget's frame says. */
export type Said =
  | { readonly hello: true }
  | { readonly close: true }
  | { readonly height: number }
  | { readonly reveal: Revealed };

/** A part of the page in the frame that is to be in view, px from its top. */
export interface Revealed {
  readonly top: number;
  readonly bottom: number;
  readonly block: 'start' | 'nearest';
  readonly smooth: boolean;
}

interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** Higher than any wizard, px: whatever is said, the page around stays usable. */
const highest = 20_000;

/** What was said, when it comes from the wizard's own frame showing the studio's pages; everything else is nothing. */
export const saidBy = ({ source, origin, data }: Heard, frame: unknown, studio: string): Said | undefined => {
  if (!frame || source !== frame || origin !== studio) return undefined;
  const said = (data as { fotobooking?: Partial<Record<'hello' | 'close' | 'height' | 'reveal', unknown>> } | null)
    ?.fotobooking;
  if (said?.hello === true) return { hello: true };
  if (said?.close === true) return { close: true };
  if (isLength(said?.height)) return { height: said.height };
  const { top, bottom, block, smooth } = (said?.reveal ?? {}) as Partial<Record<keyof Revealed, unknown>>;
  if (!isLength(top) || !isLength(bottom)) return undefined;
  return { reveal: { top, bottom, block: block === 'start' ? block : 'nearest', smooth: smooth === true } };
};

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= highest;
