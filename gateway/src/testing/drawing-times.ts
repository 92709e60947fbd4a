import type { DrawingTimes } from '../drawing/drawer.ts';

/** A busy machine starts a process slowly, and draws slowly. */
export const patientTimes: DrawingTimes = {
  patience: 30_000,
  patienceAtFirst: 30_000,
  hopeless: 30_000,
  pause: 60_000,
};
