import { type BootFile, bootFile } from '@afterglow/federation/registry/boot-manifest';
import { firstLookFile } from '@afterglow/federation/registry/page-words';
import type { Release } from '@afterglow/federation/registry/release';
import type { SiteSettings } from '../api/api-client.ts';
import type { Company } from '../api/company.ts';
import { escapeHtml } from './html.ts';
import type { ReadText } from './release-text.ts';
import { companyValues, filled, siteValues } from './site-values.ts';

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
  /** Asked only for pages that name it. */
  company: () => Promise<Company | undefined>;
}

/** The first look of the version that the page will load; undefined where it has none that is right. */
export async function firstLookOf(
  { release, route, language, site, company }: Asked,
  read: ReadText,
): Promise<FirstLook | undefined> {
  const path = firstLookFile(route, language);
  if (!release?.files[path]) return undefined;
  // The page draws itself as well.
  const drawn = await read(release, path).catch(() => undefined);
  if (!drawn) return undefined;
  const own = filled(drawn, siteValues(site), escapeHtml);
  const behind = own === undefined ? await company() : undefined;
  const html = own ?? (behind && filled(drawn, companyValues(site, behind, language), escapeHtml));
  if (html === undefined) return undefined;
  const styles = (release.preload[route] ?? []).filter((file) => file.endsWith('.css'));
  return { html, styles: styles.map((file) => bootFile(release, file)) };
}

/**
 * Gives way to the page in the moment that it stands below it, before anything is drawn: nothing
 * flashes or moves, whoever was at a link or in a field is at the same one, and what was typed is
 * typed there.
 */
export const giveWay = `(()=>{
const look=document.getElementById('first-look'),app=document.getElementById('app');
const fieldsOf=place=>[...place.querySelectorAll('main input,main textarea')];
const watch=new MutationObserver(()=>{
const page=app.querySelector('main')??app,at=document.activeElement;
if(!page.textContent.trim()||page.querySelector('.sk-group'))return;
watch.disconnect();
const typed=fieldsOf(look),fields=fieldsOf(app),caret=at.selectionStart;
const to=look.contains(at)&&(fields[typed.indexOf(at)]??[...app.querySelectorAll('a')].find(one=>one.getAttribute('href')===at.getAttribute('href')));
typed.forEach((one,place)=>{
const field=fields[place];
if(!field||!one.value||field.type!==one.type)return;
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,one.value);
field.dispatchEvent(new Event('input',{bubbles:true}))
});
look.remove();
if(!to)return;
to.focus({preventScroll:true});
if(typeof caret==='number')to.setSelectionRange?.(caret,caret)
});
watch.observe(app,{childList:true,subtree:true})
})()`.replaceAll('\n', '');
