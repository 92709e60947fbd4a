import { type OwnProfile, toast, useConnection } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Autosave, type SaveState } from '../autosave/autosave.ts';
import { saveProfile } from './save-profile.ts';
import type { Changes, ProfileField, WritableProfile } from './writable-profile.ts';

/** Milliseconds without a key before typed text is saved. */
export const typingPause = 900;

export interface ProfileForm {
  values: WritableProfile;
  change: (part: Changes, pause?: number) => void;
  /** Saves at once what was typed. */
  flush: () => void;
  retry: () => void;
  stateOf: (field: ProfileField) => SaveState | undefined;
  /** The words beside a field whose value was refused. */
  errorOf: (field: ProfileField) => string | undefined;
}

export const ProfileFormContext = createContext<ProfileForm | null>(null);

export function useProfileForm(): ProfileForm {
  const form = useContext(ProfileFormContext);
  if (!form) throw new Error('Outside of a profile form');
  return form;
}

/** The own profile as a form without a button: what changes is saved. */
export function useAutosavedProfile(profile: OwnProfile): ProfileForm {
  const { t } = useTranslation();
  const [autosave] = useState(() => new Autosave<WritableProfile>(saveProfile));
  const { draft, fields } = useSyncExternalStore(autosave.subscribe, autosave.getState);
  const online = useConnection((state) => state.online);

  useEffect(() => {
    if (online) void autosave.retry();
  }, [online, autosave]);

  useEffect(() => {
    const save = () => void autosave.flush();
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [autosave]);

  // Another language is no leaving.
  const lost = useRef('');
  lost.current = t('save.lost');
  useEffect(
    () => () => {
      void autosave.leave().then((saved) => saved || toast({ kind: 'error', text: lost.current }));
    },
    [autosave],
  );

  const stateOf = (field: ProfileField) => fields[field];
  return {
    // Nobody draws the fields of a choice that is not kept.
    values: { ...profile, ...draft } as WritableProfile,
    change: (part, pause) => autosave.change(part, pause),
    flush: () => void autosave.flush(),
    retry: () => void autosave.retry(),
    stateOf,
    errorOf(field) {
      const state = stateOf(field);
      return state?.status === 'failed' && state.own ? state.message : undefined;
    },
  };
}
