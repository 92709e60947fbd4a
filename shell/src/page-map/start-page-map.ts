import type { PlatformValue } from '../boot/platform-context.ts';

/**
 * Alt+Shift+O draws on the page which remotes make it; once more, or Escape, takes it away. Its code
 * comes with the first press.
 *
 * @param tryOther opens what tries other versions; absent in production
 */
export function startPageMap({ platform }: PlatformValue, tryOther?: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyO') return;
    event.preventDefault();
    import(/* webpackChunkName: "page-map" */ './show-page-map.tsx').then(
      ({ togglePageMap }) => togglePageMap(platform.remotes, tryOther),
      console.error,
    );
  });
}
