import { toast } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import { loadSafetyDialogs } from './safety.tsx';
import type { SafetyStep } from './safety-step.ts';

/** Which of the dialogs is open. What it was about stays while it closes. */
export function useSafetyStep() {
  const { t } = useTranslation();
  const [step, setStep] = useState<SafetyStep | null>(null);
  const [open, setOpen] = useState(false);

  /** Says so when there is no connection to fetch them over. */
  async function ask(wanted: Omit<SafetyStep, 'time'>): Promise<void> {
    try {
      await loadSafetyDialogs();
    } catch {
      toast({ kind: 'error', text: t('list.failedText') });
      return;
    }
    setStep({ ...wanted, time: Date.now() });
    setOpen(true);
  }

  return { step, open, ask, onClose: () => setOpen(false) };
}
