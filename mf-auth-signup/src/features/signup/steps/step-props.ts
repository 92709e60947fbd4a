import type { Signup } from '../use-signup.ts';

export interface StepProps {
  signup: Signup;
}
