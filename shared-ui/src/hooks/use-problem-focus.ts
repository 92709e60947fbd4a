import { type RefObject, useEffect, useRef } from 'react';

/**
 * As the ref of a form: with each new `problems` the first field that is marked as wrong has the focus, and
 * is read out with what is wrong about it.
 */
export function useProblemFocus(problems: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = wrong?.querySelector<HTMLElement>('[tabindex="0"]') ?? wrong;
    control?.focus();
  }, [problems]);

  return form;
}
