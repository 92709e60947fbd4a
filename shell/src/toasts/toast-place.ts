import { followDialogs } from './follow-dialogs.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { holdToasts } from './hold-toasts.ts';

/** What the place of the toasts needs beside them; it comes soon after the page. */
export function placeToasts(place: HTMLElement, home: HTMLElement) {
  const dialogs = followDialogs(place, home);
  const hold = holdToasts(place);
  const endFocus = giveFocusBack(place);
  return {
    show: dialogs.show,
    hide: () => {
      place.hidePopover?.();
      hold.leave();
    },
    end: () => {
      dialogs.end();
      hold.end();
      endFocus();
    },
  };
}
