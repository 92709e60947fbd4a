import {
  type Location,
  useLocation,
  useNavigate,
  useNavigationType,
} from '@afterglow/shared-ui/router';
import { useEffect, useRef, useState } from 'react';

/** The steps that entries of the history show, up to the one on screen. */
type Trail = readonly number[];

const trailIn = ({ state }: Location): Trail => (state as { signup?: Trail } | null)?.signup ?? [];

/** Sign-up begins with a page, or with a dialog over a page that has an entry already. */
export type SignupFrame = 'page' | 'dialog';

export interface StepHistory {
  step: number;
  goTo(step: number): void;
  /** Takes the entries of the steps from the history, but the first of a page. */
  collapse(): void;
  /** Where a step back from the first leads, as `navigate` counts; 0 when nothing of ours is there. */
  wayOut(): number;
}

interface Listeners {
  onStep: () => void;
  /** Back has led out of the first step. */
  onOut: () => void;
}

/** Each step of a sign-up is an entry of the history: Back leads a step back, then out. */
export function useStepHistory(
  first: number,
  frame: SignupFrame,
  { onStep, onOut }: Listeners,
): StepHistory {
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const [step, setStep] = useState(first);
  // Answers of the server come when the reader may have gone back already.
  const latest = useRef(location);
  latest.current = location;
  const current = () => trailIn(latest.current);
  // Or may have left: nobody is taken back into a sign-up.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function show(wanted: number): void {
    if (wanted === step) return;
    setStep(wanted);
    onStep();
  }

  function write(signup: Trail, replace: boolean): void {
    const { state, ...here } = latest.current;
    navigate(here, { replace, state: { ...state, signup }, preventScrollReset: true });
  }

  function begin(): void {
    const trail = current();
    // After a reload the password is missing: who was further on has an entry that says too much.
    if (trail.at(-1) === first) return;
    write([...trail.slice(0, -1), first], frame === 'page' || trail.length > 0);
  }

  function arrive(): void {
    const shown = current().at(-1);
    if (shown !== undefined) show(shown);
    else if (type === 'POP') onOut();
  }

  const seen = useRef<string>(undefined);
  const onEntry = useRef(begin);
  onEntry.current = seen.current === undefined ? begin : arrive;
  useEffect(() => {
    if (seen.current === location.key) return;
    onEntry.current();
    seen.current = location.key;
  }, [location.key]);

  return {
    step,
    goTo(wanted) {
      if (!isHere.current) return;
      show(wanted);
      const trail = current();
      const known = trail.indexOf(wanted);
      if (known < 0) {
        // `step` may be that of before; where Back has led out of a dialog, the page below has the entry.
        const shown = trail.at(-1) ?? (frame === 'dialog' ? -1 : step);
        const isOn = wanted > shown;
        write([...(isOn ? trail : trail.slice(0, -1)), wanted], !isOn);
      } else if (known < trail.length - 1) {
        navigate(known + 1 - trail.length);
      }
    },
    collapse() {
      const more = current().length - (frame === 'page' ? 1 : 0);
      if (more > 0) navigate(-more);
    },
    wayOut() {
      const steps = current().length;
      // React Router counts its entries; the first page of a visit has nothing of ours before it.
      const index = window.history.state?.idx ?? 0;
      return frame === 'dialog' || index >= steps ? -steps : 0;
    },
  };
}
