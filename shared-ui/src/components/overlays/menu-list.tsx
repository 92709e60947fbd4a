import type { ReactNode, RefObject } from 'react';
import { usePopover } from '../../hooks/use-popover.ts';
import { useRovingFocus } from '../../hooks/use-roving-focus.ts';
import { type LinkOfMenu, type MenuEntry, MenuItem } from './menu-item.tsx';

interface Props {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  items: readonly MenuEntry[];
  /** Above the items, for example who is logged in. */
  head?: ReactNode;
  Link: LinkOfMenu;
  onClosed: () => void;
}

/** What a menu shows while it is open; arrow keys walk it, Esc and a press elsewhere close it. */
export function MenuList({ id, button, items, head, Link, onClosed }: Props) {
  const list = usePopover({ anchor: button, onClosed });
  const onKeyDown = useRovingFocus(list, '[role^=menuitem]');
  const onChosen = ({ to }: MenuEntry) => {
    // A dialog that it opens gives the focus back to where it was; a page to go to has its own.
    if (to === undefined) button.current?.focus();
    onClosed();
  };
  return (
    <div ref={list} id={id} className="menu" popover="manual">
      {head && <div className="menu-head">{head}</div>}
      <div role="menu" aria-labelledby={button.current?.id} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <MenuItem key={item.id} {...item} Link={Link} onDone={() => onChosen(item)} />
        ))}
      </div>
    </div>
  );
}
