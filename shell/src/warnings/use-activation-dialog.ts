import { dialogs, isSmartphone, type User } from '@afterglow/shared-state';
import { useEffect } from 'react';
import { needsActivation } from './alert-rules.ts';

/** Just after sign-up on a smartphone the reminder is a dialog; tells whether it is. */
export function useActivationDialog(user: User | null, search: URLSearchParams): boolean {
  const isDialog =
    user !== null && needsActivation(user) && search.has('api_signup_complete') && isSmartphone();

  useEffect(() => {
    if (isDialog) dialogs.open('activation', {});
  }, [isDialog]);

  return isDialog;
}
