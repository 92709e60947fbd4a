/** The first press may come before it does: who had the focus by then is handed to it. */
const bring = () => import(/* webpackChunkName: "soon" */ './watch-focus.ts');

function heirOf(headingFirst: boolean) {
  return (place: HTMLElement | null) => {
    if (!place) return;
    let early: Element[] = [];
    const come = ({ target }: FocusEvent) => {
      const all = [...place.querySelectorAll('*')];
      early = all.slice(0, all.indexOf(target as Element) + 1);
    };
    place.addEventListener('focusin', come);
    let end = () => place.removeEventListener('focusin', come);
    let isOver = false;
    bring().then(
      ({ watchFocus }) => {
        end();
        if (!isOver) end = watchFocus(place, headingFirst, early);
      },
      // Without it the focus is where browsers leave it.
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  };
}

/**
 * As the `ref` of a place: when what has the focus in it goes, as what was pressed often does, its
 * neighbour has it, and the heading where there is none.
 */
export const neighbourInherits = heirOf(false);

/** The same where all is another then, as with the next step of a form: its heading comes first. */
export const headingInherits = heirOf(true);
