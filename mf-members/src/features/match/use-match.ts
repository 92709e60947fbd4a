import { type Card, dialogs, get, likes, useDialog } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';

/** The server has marked the like by then. */
const RELOAD_MS = 500;

const close = () => dialogs.close('match');

/** The member of the dialog: the one it was opened with, else whom the server names. */
export function useMatch(): Card | null {
  const input = useDialog('match');
  const given = input?.profile;
  const isOpen = input !== undefined;
  const [named, setNamed] = useState<Card | null>(null);

  useEffect(() => {
    if (!isOpen || given) return;
    const controller = new AbortController();
    get<{ profile: Card | null }>('/api/auto-like.php', { signal: controller.signal }).then(
      ({ profile }) => {
        if (controller.signal.aborted) return;
        if (profile) setNamed(profile);
        else close();
      },
      // Nobody asked for it, so nobody misses it.
      () => controller.signal.aborted || close(),
    );
    return () => controller.abort();
  }, [isOpen, given]);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => likes.load().catch(() => {}), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return given ?? named;
}
