import { Link } from '@afterglow/shared-ui/router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { MenuEntry } from './menu-item.tsx';
import type { MenuList } from './menu-list.tsx';

interface Props {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's accessible name, when `trigger` does not say it. */
  label?: string;
  className?: string;
  items?: readonly MenuEntry[];
  /** Brings a list that has its items and head itself, where those, too, are better not part of the page. */
  bring?: Bring;
  /** Among links of a navigation: what it holds is the page on screen. */
  isCurrent?: boolean;
}

type List = typeof MenuList;
type Bring = () => Promise<List>;

const known = new Map<Bring, List>();

/** A page stands there before what it shows only at a press. */
const bringList: Bring = () =>
  import(/* webpackChunkName: "soon" */ './menu-list.tsx').then((code) => code.MenuList);

const noItems: readonly MenuEntry[] = [];

/** A button and its list, which comes with the first menu of a page. Sheet on phones. */
export function Menu(props: Props) {
  const { trigger, label, className = 'nv', isCurrent } = props;
  const { items = noItems, bring = bringList } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [List, setList] = useState(() => known.get(bring));
  const button = useRef<HTMLButtonElement>(null);
  const isShown = open && List !== undefined;

  // A list that does not come is asked for again at the next press.
  useEffect(() => {
    if (List) return;
    let isOver = false;
    bring().then(
      (list) => {
        known.set(bring, list);
        if (!isOver) setList(() => list);
      },
      () => isOver || setOpen(false),
    );
    return () => {
      isOver = true;
    };
  }, [List, bring, open]);

  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={className}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {isShown && <List {...{ id, button, items, Link }} onClosed={() => setOpen(false)} />}
    </>
  );
}
