import { type ReactNode, useId, useRef, useState } from 'react';
import { usePopover } from '../../hooks/use-popover.ts';
import { useRovingFocus } from '../../hooks/use-roving-focus.ts';
import { type MenuEntry, MenuItem } from './menu-item.tsx';

interface Props {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's accessible name, when `trigger` does not say it. */
  label?: string;
  className?: string;
  items: readonly MenuEntry[];
  /** Above the items, for example who is logged in. */
  head?: ReactNode;
  align?: 'start' | 'end';
  /** Among links of a navigation: what it holds is the page on screen. */
  isCurrent?: boolean;
}

/** A button and its list; arrow keys walk it, Esc and a press elsewhere close it. Sheet on phones. */
export function Menu(props: Props) {
  const { trigger, label, className = 'nv', items, head, align = 'end', isCurrent } = props;
  const id = useId();
  const buttonId = `${id}-button`;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = usePopover({ anchor: button, open, align, onClosed: () => setOpen(false) });
  const onKeyDown = useRovingFocus(list, '[role^=menuitem]');

  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={className}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open && (
        <div ref={list} id={id} className="menu" popover="manual">
          {head && <div className="menu-head">{head}</div>}
          <div role="menu" aria-labelledby={buttonId} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <MenuItem key={item.id} {...item} onDone={() => setOpen(false)} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
