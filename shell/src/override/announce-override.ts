import type { ActiveOverride } from '@afterglow/federation/registry/boot-document';

/** Says on the page that it is not what others see. Only browsers with an override load the code. */
export function announceOverride(override: ActiveOverride): void {
  import(/* webpackChunkName: "override-badge" */ './show-override-badge.tsx').then(
    ({ showOverrideBadge }) => showOverrideBadge(override),
    console.error,
  );
}
