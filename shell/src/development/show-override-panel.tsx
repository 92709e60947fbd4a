import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { createRoot } from 'react-dom/client';
import { OverridePanel } from './override-panel.tsx';

let isShown = false;

export function showOverridePanel(remotes: BootRemote[]): void {
  if (isShown) return;
  isShown = true;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => {
    isShown = false;
    root.unmount();
  };
  root.render(<OverridePanel remotes={remotes} onClose={close} />);
}
