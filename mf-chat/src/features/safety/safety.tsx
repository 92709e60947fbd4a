import { lazy, Suspense } from 'react';
import type { SafetyDialogsProps } from './safety-dialogs.tsx';

/** Few conversations end in a dialog: they come when one is asked for. */
export const loadSafetyDialogs = () => import('./safety-dialogs.tsx');

const SafetyDialogs = lazy(loadSafetyDialogs);

export function Safety({ step, ...props }: SafetyDialogsProps) {
  if (!step) return null;
  return (
    <Suspense fallback={null}>
      <SafetyDialogs step={step} {...props} />
    </Suspense>
  );
}
