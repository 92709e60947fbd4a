/** A place in the page that a remote has, in the coordinates of the document. */
export interface Area {
  remote: string;
  /** "entry" for a page, else the slot that it fills. */
  expose: string;
  /** What stands there; a fallback may be another version than the document named. */
  version: string;
  box: { top: number; left: number; width: number; height: number };
}

/** Every place that shows something now. */
export function areasOf(root: ParentNode = document): Area[] {
  const places = [...root.querySelectorAll<HTMLElement>('[data-remote][data-version]')];
  return places.flatMap((place) => {
    const { remote = '', expose = '', version = '' } = place.dataset;
    const { top, left, width, height } = place.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const box = { top: top + window.scrollY, left: left + window.scrollX, width, height };
    return [{ remote, expose, version, box }];
  });
}
