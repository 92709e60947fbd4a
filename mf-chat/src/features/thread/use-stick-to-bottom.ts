import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as "at the end". */
const near = 80;

/**
 * Keeps a scrolling list where its reader wants it: at the end while they are there; where they
 * read when older content appears above; and says when something new waits below.
 *
 * @param first key of the first item, changes when older ones appear
 * @param last key of the last item, changes when something new arrives
 */
export function useStickToBottom(list: RefObject<HTMLElement | null>, first: string, last: string) {
  const atEnd = useRef(true);
  const height = useRef(0);
  const firstKnown = useRef(first);
  const [newBelow, setNewBelow] = useState(false);

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    setNewBelow(false);
  }, [list]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    if (firstKnown.current !== first && !atEnd.current) {
      element.scrollTop += element.scrollHeight - height.current;
    } else if (atEnd.current) toEnd();
    else setNewBelow(true);
    firstKnown.current = first;
    height.current = element.scrollHeight;
  }, [first, last]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // Trays, the keyboard and late pictures change the room; who was at the end stays there.
    const observer = new ResizeObserver(() => atEnd.current && toEnd());
    observer.observe(element);
    const onScroll = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
      height.current = element.scrollHeight;
      if (atEnd.current) setNewBelow(false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [list, toEnd]);

  return { newBelow, toEnd };
}
