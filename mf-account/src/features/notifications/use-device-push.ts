import { push, usePush } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';

/** iPhones and iPads push to apps on the home screen alone; the property is theirs. */
const needsInstall = () => (navigator as { standalone?: boolean }).standalone === false;

export type DevicePush =
  | 'looking'
  | 'not_subscribed'
  | 'subscribed'
  | 'denied'
  | 'install'
  | 'unsupported';

/** How push stands on this device; follows what is changed in the browser's own settings. */
export function useDevicePush(): DevicePush {
  const { capable, permission } = usePush();
  const [looked, setLooked] = useState(false);

  useEffect(() => {
    const look = () =>
      void push
        .check()
        .catch(() => {})
        .then(() => setLooked(true));
    look();
    // At the very first visit it comes after the page.
    navigator.serviceWorker?.ready.then(look, () => {});
    let status: PermissionStatus | undefined;
    navigator.permissions?.query({ name: 'notifications' }).then(
      (found) => {
        status = found;
        found.addEventListener('change', look);
      },
      () => {},
    );
    return () => status?.removeEventListener('change', look);
  }, []);

  if (capable && permission !== 'unknown') return permission;
  if (!looked) return 'looking';
  return needsInstall() ? 'install' : 'unsupported';
}
