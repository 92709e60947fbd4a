import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import { loadSafetyDialogs } from './safety.tsx';
import type { SafetyStep } from './safety-step.ts';

/** Which of the dialogs is open. What it was about stays while it closes. */
export function useSafetyStep() {
  const isFetched = useOnDemand();
  const [step, setStep] = useState<SafetyStep | null>(null);
  const [open, setOpen] = useState(false);

  async function ask(wanted: Omit<SafetyStep, 'time'>): Promise<void> {
    if (!(await isFetched(loadSafetyDialogs))) return;
    setStep({ ...wanted, time: Date.now() });
    setOpen(true);
  }

  return { step, open, ask, onClose: () => setOpen(false) };
}
