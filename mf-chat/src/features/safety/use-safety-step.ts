import type { Id } from '@afterglow/shared-state';
import { useState } from 'react';

/** What one is about to do; the time makes each a new one. */
export interface SafetyStep {
  /** A report is about the member, unless it names a message. */
  kind: 'report' | 'decline';
  message?: Id;
  time: number;
}

/** Which of the dialogs is open. What it was about stays while it closes. */
export function useSafetyStep() {
  const [step, setStep] = useState<SafetyStep | null>(null);
  const [open, setOpen] = useState(false);
  return {
    step,
    open,
    ask(wanted: Omit<SafetyStep, 'time'>): void {
      setStep({ ...wanted, time: Date.now() });
      setOpen(true);
    },
    onClose: () => setOpen(false),
  };
}
