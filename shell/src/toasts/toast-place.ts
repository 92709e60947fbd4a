import { followDialogs } from './follow-dialogs.ts';
import { giveFocusBack } from './give-focus-back.ts';

/** What the place of the toasts needs beside them; it comes soon after the page. */
export function placeToasts(place: HTMLElement, home: HTMLElement) {
  const { show, end } = followDialogs(place, home);
  const endFocus = giveFocusBack(place);
  return {
    show,
    end: () => {
      end();
      endFocus();
    },
  };
}
