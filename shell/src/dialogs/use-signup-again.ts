import { dialogs, requestSignup, session } from '@afterglow/shared-state';
import { useLocation, useNavigationType } from '@afterglow/shared-ui/router';
import { useEffect, useRef } from 'react';

/**
 * Forward into a step of the sign-up that Back has led out of opens its dialog again. The steps are
 * entries of the history, and only they are marked so; sign-up on a page of its own needs no dialog.
 */
export function useSignupAgain(): void {
  const { key, pathname, state } = useLocation();
  const type = useNavigationType();
  const first = useRef(key);
  const isStep = Array.isArray(state?.signup) && !pathname.endsWith('/signup');

  useEffect(() => {
    if (key === first.current || type !== 'POP' || !isStep) return;
    if (!session.isMember() && !('signup' in dialogs.getState())) requestSignup();
  }, [key, type, isStep]);
}
