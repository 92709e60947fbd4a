import type { BootFile } from '@afterglow/federation/registry/boot-manifest';

/**
 * When a document asks for its scripts: before all else where nothing shows without them; beside
 * what shows where that is still waited for; and else after it, or they would share the line with it.
 */
export type When = 'first' | 'beside' | 'once-it-shows';

interface PageScripts {
  /** What the page is known to need soon: scripts, styles and texts. */
  ahead: BootFile[];
  main: BootFile;
  when: When;
}

/** Holds the scripts of a page until it shows. */
const templateId = 'once-it-shows';

/**
 * For the document: takes the scripts out of their template once the browser has painted, and not
 * before the document, which they read, is whole. What nobody looks at is not painted, and not every
 * browser tells: then they come after all else has.
 */
export const onceItShows = `(()=>{
const start=()=>{const one=document.getElementById('${templateId}');if(one){one.remove();document.head.append(one.content)}};
const ready=()=>{if(document.readyState==='loading')addEventListener('DOMContentLoaded',start);else start()};
addEventListener('load',()=>setTimeout(start,document.hidden?0:1000));
new PerformanceObserver(ready).observe({type:'paint',buffered:true})
})()`.replaceAll('\n', '');

/** For a document's own scripts: the shell's script while it waits, else nothing. */
export const waitingScript = `document.getElementById('${templateId}')?.content.querySelector('script')`;

function preloadLink({ url, integrity }: BootFile, priority: string): string {
  // Styles too: in Firefox nothing else is fetched while a stylesheet is on its way.
  const as = url.endsWith('.js') ? 'script' : 'fetch';
  // Browsers ignore a hash on a fetch preload and warn; the fetch itself is checked.
  const hash = as === 'fetch' ? '' : ` integrity="${integrity}"`;
  return `<link rel="preload" as="${as}" href="${url}"${hash} crossorigin${priority}>`;
}

/** The end of a document's head: what asks for the scripts. */
export function pageScripts({ ahead, main, when }: PageScripts): string {
  const links = ahead.map((one) =>
    preloadLink(one, when === 'first' ? '' : ' fetchpriority="low"'),
  );
  const priority = when === 'first' ? 'high' : 'low';
  const script = `<script defer fetchpriority="${priority}" src="${main.url}" integrity="${main.integrity}" crossorigin></script>`;
  const all = `${links.join('')}\n${script}`;
  if (when !== 'once-it-shows') return all;
  return `<template id="${templateId}">${all}</template>`;
}
