/** A message from the page in the widget's frame. */
export type Said =
  | { readonly hello: true }
  | { readonly close: true }
  | { readonly height: number }
  | { readonly reveal: Revealed };

/** An area of the framed page to scroll into view, in px from its top. */
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

/** Maximum height in px, so that the surrounding page stays usable whatever is requested. */
const highest = 20_000;

/**
 * Returns the message if it comes from the wizard's own frame while that shows the studio's pages; otherwise undefined.
 */
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
