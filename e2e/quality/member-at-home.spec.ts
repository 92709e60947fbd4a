import { stopsOf, type Visit, visitsFor } from '@afterglow/federation/gate/browser/addresses';
import { startGateway } from '@afterglow/federation/gate/browser/live-gateway';
import { come, leave } from '@afterglow/federation/gate/browser/manners/rounds';
import { newContext } from '@afterglow/federation/gate/browser/new-context';
import { startStandInApi } from '@afterglow/federation/gate/browser/stand-in-api';
import { temporaryStore } from '@afterglow/federation/gate/browser/temporary-store';
import { releasesInUse } from '@afterglow/federation/gate/look-at-releases';
import { keySource, writerKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import { startingPoint } from '@afterglow/federation/store/registry-file';
import { type Browser, expect, test } from '@playwright/test';
import { builtStore } from '../support/product/built-store.ts';

/** What the live remotes offer, served as the gate serves it to itself. */
async function served() {
  const files = await openFiles(builtStore, '');
  const { registry } = await startingPoint(files, writerKeys(keySource(process.env)).accepted);
  const releases = await releasesInUse(files, registry);
  const store = await temporaryStore(releases);
  const api = await startStandInApi();
  const gateway = await startGateway({ ...store.env, API_URL: api.url });
  const visits = releases
    .filter(({ release }) => release.manifest)
    .flatMap(({ release }) => visitsFor(release, { name: 'full', folders: [] }, []));
  return {
    origin: gateway.url,
    stops: stopsOf(visits),
    stop() {
      gateway.stop();
      api.close();
      store.remove();
    },
  };
}

/** Lets stops come one after the other, and tells which were not drawn and what was not answered. */
async function lookAt(browser: Browser, origin: string, as: Visit['as'], stops: Visit[]) {
  const context = await newContext(browser, origin, as);
  const page = await context.newPage();
  const unanswered = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isAsked = response.request().method() === 'GET' && !pathname.startsWith('/api/photo/');
    if (response.status() === 503 && isAsked) unanswered.add(pathname);
  });
  const undrawn: string[] = [];
  await page.goto(`${origin}/-/-`);
  await page.locator('main h1').waitFor();
  for (const stop of stops) {
    const state = await come(page, stop);
    const pathname = new URL(page.url()).pathname.replace(/[0-9a-z]{26}/, ':id');
    const what = `${stop.remote} ${stop.slot ?? stop.path}`;
    if (state !== 'mounted') undrawn.push(`${what}: ${state}`);
    else if (!stop.slot && pathname !== stop.path) undrawn.push(`${what}: ${pathname}`);
    if (state === 'mounted') await leave(page, stop);
  }
  await context.close();
  return { undrawn, unanswered: [...unanswered].sort() };
}

/** Pages that send a member elsewhere, and where they end; what draws nothing is for visitors. */
const elsewhere = [
  'mf-auth-signup /signup: absent',
  'mf-auth-signup /members/1/signup: absent',
  // Her address is confirmed.
  'mf-auth-signup /activate/error: /activate/done',
  // The conversation has an address of its own, and is drawn there.
  'mf-chat /members/1/chat: /chats/:id',
  'mf-members /members/1/landing: /members/1',
  'mf-members /members/1/landing2: /members/1',
  'mf-members /members/1/landing3: /members/1',
  'mf-members /likes: /likes/received',
  'mf-members /likes/1: /likes/received',
  // What she bought was no direct debit.
  'mf-payments /directdebit: /credits',
];

/** What has no recorded answer: a discount that she has not, the stream, and links to her invoices. */
const unheard = ['discountcode', 'events', 'invoices'].map((name) => `/api/${name}.php`);

const promise = 'the member whom the gate sends through pages is drawn each that members see';
test(promise, async ({ browser }) => {
  test.setTimeout(120_000);
  const { origin, stops, stop } = await served();
  const by = Map.groupBy(stops, ({ as }) => as);
  const look = (as: Visit['as']) => lookAt(browser, origin, as, by.get(as) ?? []);
  try {
    const member = await look('at-home');
    // Remotes are in the order in which they were first released.
    expect(member.undrawn.toSorted()).toEqual(elsewhere.toSorted());
    expect(member.unanswered).toEqual(unheard);
    expect((await look('newcomer')).undrawn).toEqual([]);
    expect((await look('visitor')).undrawn).toEqual([]);
  } finally {
    stop();
  }
});
