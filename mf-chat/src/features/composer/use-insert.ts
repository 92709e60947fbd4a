import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Insert } from '../thread/openers.tsx';
import { withOpener } from './with-opener.ts';

/**
 * Puts an opener after the text as soon as one is chosen; then one goes on writing behind it.
 *
 * @param onInsert gets the text with the opener
 */
export function useInsert(
  chosen: Insert | null,
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onInsert: (text: string) => void,
): void {
  // One that was chosen before this field was there has been in another.
  const known = useRef(chosen);
  const [inserted, setInserted] = useState<Insert | null>(null);

  const insert = useEffectEvent((opener: Insert | null) => {
    if (!opener || opener === known.current) return;
    onInsert(withOpener(text, opener, known.current));
    known.current = opener;
    setInserted(opener);
  });
  useEffect(() => insert(chosen), [chosen]);

  // Once the text is there, and what was open in its place has given the focus back.
  useEffect(() => {
    const element = field.current;
    if (!element || !inserted) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
    element.scrollTop = element.scrollHeight;
  }, [field, inserted]);
}
