import { type BootFile, bootFile } from '@afterglow/federation/registry/boot-manifest';
import { firstLookFile } from '@afterglow/federation/registry/page-words';
import type { Release } from '@afterglow/federation/registry/release';
import type { SiteSettings } from '../api/api-client.ts';
import { escapeHtml } from './html.ts';
import type { ReadText } from './release-text.ts';
import { filled } from './site-values.ts';

/** What a page shows before any script ran, and the styles for it. */
export interface FirstLook {
  html: string;
  styles: BootFile[];
}

interface Asked {
  release: Release | undefined;
  route: string;
  language: string;
  site: SiteSettings;
}

/** The first look of the version that the page will load; undefined where it has none that is right. */
export async function firstLookOf(
  { release, route, language, site }: Asked,
  read: ReadText,
): Promise<FirstLook | undefined> {
  const path = firstLookFile(route, language);
  if (!release?.files[path]) return undefined;
  // The page draws itself as well.
  const drawn = await read(release, path).catch(() => undefined);
  const html = drawn && filled(drawn, site, escapeHtml);
  if (!html) return undefined;
  const styles = (release.preload[route] ?? []).filter((file) => file.endsWith('.css'));
  return { html, styles: styles.map((file) => bootFile(release, file)) };
}

/**
 * Gives way to the page in the moment that it stands below it, before anything is drawn: nothing
 * flashes or moves, and whoever was at a link is at the same link.
 */
export const giveWay = `(()=>{
const look=document.getElementById('first-look'),app=document.getElementById('app');
const watch=new MutationObserver(()=>{
const page=app.querySelector('main')??app,at=document.activeElement;
if(!page.textContent.trim()||page.querySelector('.sk-group'))return;
watch.disconnect();
const to=look.contains(at)&&[...app.querySelectorAll('a')].find(one=>one.getAttribute('href')===at.getAttribute('href'));
look.remove();
if(to)to.focus({preventScroll:true})
});
watch.observe(app,{childList:true,subtree:true})
})()`.replaceAll('\n', '');
