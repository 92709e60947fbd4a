import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { createRoot } from 'react-dom/client';
import { PageMap } from './page-map.tsx';

let close: (() => void) | undefined;

/** Draws the map beside the application, or takes it away. */
export function togglePageMap(remotes: BootRemote[], tryOther?: () => void): void {
  if (close) {
    close();
    return;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close?.();
  };
  close = () => {
    close = undefined;
    document.removeEventListener('keydown', leave);
    root.unmount();
    place.remove();
  };
  document.addEventListener('keydown', leave);
  const other =
    tryOther &&
    (() => {
      close?.();
      tryOther();
    });
  root.render(<PageMap remotes={remotes} onClose={() => close?.()} tryOther={other} />);
}
