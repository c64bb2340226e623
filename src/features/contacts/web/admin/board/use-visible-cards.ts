import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import type { FocusEvent, RefObject } from 'react';
import { useCallback, useRef, useState } from 'react';
import type { Contact } from '../../../contract.ts';

/** The estimated height of a card; replaced by the measured one once it is rendered. */
const usualHeight = 118;
const gap = 8;
/** The number of cards rendered above and below the visible ones. */
const overscan = 2;

/** The position of a card in a long column. */
export interface CardPlace {
  readonly index: number;
  readonly of: number;
  /** Pixels from the top of the column, for a card that is kept rendered out of sight; the others follow each other. */
  readonly top: number | undefined;
  readonly measure: (card: Element | null) => void;
}

interface VisibleCards {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The height of the whole column and of the omitted part above, when not all cards are rendered. */
  readonly room: { readonly height: number; readonly paddingTop: number } | undefined;
  readonly cards: readonly { readonly contact: Contact; readonly place?: CardPlace }[];
  /** Records which card has the focus: that one stays rendered, wherever the column is scrolled to. */
  readonly onFocus: (event: FocusEvent) => void;
}

/** Returns which cards of a column to render: all, or in a long column the visible ones and the one that is kept. */
export const useVisibleCards = (
  contacts: readonly Contact[],
  { isLong, keptId }: { readonly isLong: boolean; readonly keptId: string | undefined },
): VisibleCards => {
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const indexOf = (id: string | undefined): number =>
    isLong && id !== undefined ? contacts.findIndex((contact) => contact.id === id) : -1;
  const focused = indexOf(focusedId);
  // Keep its neighbours too, so that arrow keys and Tab find them, however fast they are pressed.
  const kept = [indexOf(keptId), ...(focused < 0 ? [] : [focused - 1, focused, focused + 1])];
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler memoizes here
  const virtualizer = useVirtualizer({
    enabled: isLong,
    count: contacts.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => contacts[index]?.id ?? index,
    estimateSize: () => usualHeight,
    gap,
    overscan,
    measureElement: measured,
    rangeExtractor: (range: Range) => {
      const all = new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index >= 0)]);
      return [...all].filter((index) => index < range.count).sort((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
  const isInSight = ({ index }: VirtualItem): boolean => index >= startIndex - overscan && index <= endIndex + overscan;
  const placed = (item: VirtualItem) => {
    const { index, start } = item;
    const contact = contacts[index];
    const top = isInSight(item) ? undefined : start;
    return contact
      ? [{ contact, place: { index, of: contacts.length, top, measure: virtualizer.measureElement } }]
      : [];
  };
  const onFocus = useCallback((event: FocusEvent): void => {
    setFocusedId(event.target.closest<HTMLElement>('[data-contact]')?.dataset['contact']);
  }, []);
  return {
    scroller,
    room: isLong ? { height: virtualizer.getTotalSize(), paddingTop: items.find(isInSight)?.start ?? 0 } : undefined,
    cards: isLong ? items.flatMap(placed) : contacts.map((contact) => ({ contact })),
    onFocus,
  };
};

type Measure = NonNullable<VirtualizerOptions<HTMLDivElement, Element>['measureElement']>;

/**
 * The observer reports the size after layout; until then the last known size is used, so that measuring forces no
 * layout.
 */
const measured: Measure = (card, entry, virtualizer) => {
  const height = entry?.borderBoxSize[0]?.blockSize;
  if (height !== undefined) return height;
  return virtualizer.measurementsCache[virtualizer.indexFromElement(card)]?.size ?? usualHeight;
};
