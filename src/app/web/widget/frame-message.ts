/** A message from the page in the widget's frame. */
export type FrameMessage =
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

interface ReceivedEvent {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** Maximum height in px, so that the surrounding page stays usable whatever is requested. */
const highest = 20_000;

/**
 * Returns the message if it comes from the wizard's own frame while that shows the studio's pages; otherwise undefined.
 */
export const messageFrom = (
  { source, origin, data }: ReceivedEvent,
  frame: unknown,
  studio: string,
): FrameMessage | undefined => {
  if (!frame || source !== frame || origin !== studio) return undefined;
  const message = (data as { fotobooking?: Partial<Record<'hello' | 'close' | 'height' | 'reveal', unknown>> } | null)
    ?.fotobooking;
  if (message?.hello === true) return { hello: true };
  if (message?.close === true) return { close: true };
  if (isLength(message?.height)) return { height: message.height };
  const { top, bottom, block, smooth } = (message?.reveal ?? {}) as Partial<Record<keyof Revealed, unknown>>;
  if (!isLength(top) || !isLength(bottom)) return undefined;
  return { reveal: { top, bottom, block: block === 'start' ? block : 'nearest', smooth: smooth === true } };
};

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= highest;
