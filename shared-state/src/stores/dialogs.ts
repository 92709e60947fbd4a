import { createStore } from 'zustand/vanilla';
import type { Card, Id, SignupBody } from '../api/types.ts';
import { hookFor } from './hook-for.ts';

/** What a visitor wanted when asked to sign up; the dialog has words for each. */
export type SignupReason = 'chat' | 'photos' | 'gift' | 'like';

/** What a visitor has told already. */
type SignupInput = Partial<
  Pick<SignupBody, 'email' | 'name' | 'date_of_birth' | 'signup_message' | 'gender' | 'seeks'>
>;

/** Every dialog that can be opened from anywhere, with what it takes. */
export interface Dialogs {
  signup: SignupInput & { reason?: SignupReason; profile?: Id };
  /** With neither the dialog asks the server for a profile. */
  match: { profile?: Card; profile_id?: Id };
  'time-bonus': Record<string, never>;
  activation: Record<string, never>;
}

export type DialogName = keyof Dialogs;

const store = createStore<Partial<Dialogs>>()(() => ({}));

export const dialogs = Object.assign(store, {
  open<N extends DialogName>(name: N, input: Dialogs[N]): void {
    store.setState({ [name]: input });
  },
  close(name: DialogName): void {
    const { [name]: _closed, ...others } = store.getState();
    store.setState(others, true);
  },
  closeAll: () => store.setState({}, true),
  anyOpen: () => Object.keys(store.getState()).length > 0,
});

export const useDialogs = hookFor(store);

/** What the dialog was opened with, or undefined while it is closed. */
export function useDialog<N extends DialogName>(name: N): Dialogs[N] | undefined {
  return useDialogs((state) => state[name]);
}
