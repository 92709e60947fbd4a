import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Pixels from the end that still count as "at the end". */
const near = 80;
/** Pixels from the top at which older messages are asked for. */
const early = 600;

interface Content {
  /** Keys of what is in the list, from top to bottom. */
  keys: string[];
  /** Where to begin; null for the end. */
  start: string | null;
  /** The newest of what is being sent: whoever writes sees it. */
  sent: string | undefined;
  /** The height of what is seen, now: the list itself hears of another one a moment later. */
  height: () => number;
  /** Asks for what is above, if there is any. */
  onNearTop: () => void;
}

const isEnd = ({ scrollSize, scrollOffset, viewportSize }: VirtualizerHandle) =>
  scrollSize - scrollOffset - viewportSize < near;

/**
 * Keeps a list where its reader wants it: at the end while they are there; where they read when older
 * content appears above. Tells where that is.
 */
export function useThreadScroll(
  list: RefObject<VirtualizerHandle | null>,
  { keys, start, sent, height, onNearTop }: Content,
) {
  const wantsEnd = useRef(true);
  /** The height that was seen at the last look. */
  const room = useRef(0);
  const isPlaced = useRef(false);
  const before = useRef<string[]>([]);
  const [atEnd, setAtEnd] = useState(true);
  const [atTop, setAtTop] = useState(true);

  // The handle's own word for: these were put in front.
  const [first] = before.current;
  const grewAbove = first !== undefined && keys[0] !== first && keys.includes(first);

  const toEnd = () => list.current?.scrollToIndex(keys.length - 1, { align: 'end' });
  // Before what has just come: whoever saw all there was follows, however they came there.
  const wasAtEnd = isPlaced.current && list.current !== null && isEnd(list.current);

  useLayoutEffect(() => {
    const last = before.current.at(-1);
    const isSent = sent !== undefined && !before.current.includes(sent);
    before.current = keys;
    if (!isPlaced.current) {
      const index = start === null ? -1 : keys.indexOf(start);
      wantsEnd.current = index < 0;
      if (index < 0) toEnd();
      else list.current?.scrollToIndex(index, { align: 'start', offset: -near });
      isPlaced.current = true;
    } else if ((wantsEnd.current || wasAtEnd || isSent) && last !== keys.at(-1)) {
      wantsEnd.current = true;
      setAtEnd(true);
      toEnd();
    }
  }, [keys]);

  function look(): void {
    const { current: handle } = list;
    if (!handle) return;
    const { scrollOffset, viewportSize } = handle;
    if (Math.abs(viewportSize - height()) > 1) return;
    const isAtEnd = isEnd(handle);
    // Where the room itself changed nobody went anywhere: a tray, the keyboard or a longer text took it.
    if (isAtEnd || viewportSize === room.current) wantsEnd.current = isAtEnd;
    room.current = viewportSize;
    setAtEnd(wantsEnd.current);
    setAtTop(scrollOffset < near);
    if (scrollOffset < early && !wantsEnd.current) onNearTop();
  }

  return {
    atEnd,
    atTop,
    grewAbove,
    toEnd,
    onScroll: look,
    // Trays, the keyboard and late pictures change the room; who was at the end stays there.
    onResize: () => {
      if (wantsEnd.current) toEnd();
    },
  };
}
