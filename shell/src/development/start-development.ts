import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';

/** Alt+Shift+O opens the panel that overrides a remote; production never gets here. */
export function startDevelopment(remotes: BootRemote[]): void {
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyO') return;
    event.preventDefault();
    import(/* webpackChunkName: "override-panel" */ './show-override-panel.tsx').then(
      ({ showOverridePanel }) => showOverridePanel(remotes),
      console.error,
    );
  });
}
