import { memberStorage } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';

/**
 * Text being written to one member. Survives reloads, detours to the checkout and closed tabs. Who
 * replies to an answer on a profile finds it here (mf-members' `begin-with.ts`).
 */
export function useDraft(profile: string): [string, (text: string) => void] {
  const key = `draft-${profile}`;
  const [text, setText] = useState(() => memberStorage.read(key) ?? '');
  useEffect(() => {
    if (text) memberStorage.write(key, text);
    else memberStorage.remove(key);
  }, [key, text]);
  return [text, setText];
}
