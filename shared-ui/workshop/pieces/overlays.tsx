import { LogOut, User } from 'lucide-react';
import { Button } from '../../src/components/actions/button.tsx';
import { Dialog } from '../../src/components/overlays/dialog.tsx';
import { Menu } from '../../src/components/overlays/menu.tsx';
import { ToastView } from '../../src/components/overlays/toast-view.tsx';
import { Held, nothing, type Pieces } from '../piece.tsx';

const items = [
  { id: 'profile', label: 'My profile', icon: User, to: '/' },
  { id: 'dutch', label: 'Nederlands', lang: 'nl', checked: true, onSelect: nothing },
  { id: 'out', label: 'Log out', icon: LogOut, danger: true, onSelect: nothing },
];

function dialog(props: { size?: 'lg' | 'xl'; full?: boolean; locked?: boolean }) {
  return (
    <Held initial={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Open</Button>
          <Dialog
            open={open}
            onClose={() => change(false)}
            title="A dialog"
            closeLabel="Close"
            footer={<Button onClick={() => change(false)}>Done</Button>}
            {...props}
          >
            <p>What it is about.</p>
          </Dialog>
        </>
      )}
    </Held>
  );
}

export const overlays: Pieces = {
  'overlays/dialog': {
    plain: dialog({}),
    large: dialog({ size: 'lg' }),
    'full on phones': dialog({ full: true }),
    locked: dialog({ locked: true }),
  },
  'overlays/menu': { plain: <Menu trigger="Account" items={items} /> },
  // Within a menu: it is one of its items.
  'overlays/menu-item': { 'in a menu': <Menu trigger="Items" items={items} /> },
  'overlays/toast-view': {
    ok: <ToastView kind="ok" title="Saved" closeLabel="Close" onClose={nothing} />,
    error: <ToastView kind="error" title="Not saved" closeLabel="Close" onClose={nothing} />,
    message: (
      <ToastView
        kind="message"
        title="Robin"
        avatar={{ src: null }}
        action={{ label: 'Answer', onClick: nothing }}
        closeLabel="Close"
        onClose={nothing}
      >
        Hello, how are you?
      </ToastView>
    ),
  },
};
