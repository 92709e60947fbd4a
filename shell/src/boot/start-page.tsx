import { matchRoute } from '@afterglow/federation/registry/route-match';
import { bring, startState } from '@afterglow/shared-state';
import { i18next } from '@afterglow/shared-ui/i18n';
import { BridgeRouter } from '@afterglow/shared-ui/router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startDevelopment, tryOther } from '../development/start-development.ts';
import { LastResort } from '../errors/last-resort.tsx';
import { followNotices } from '../notices/follow-notices.ts';
import { announceOverride } from '../override/announce-override.ts';
import { startPageMap } from '../page-map/start-page-map.ts';
import { speakUp } from '../vitals/speak-up.ts';
import { breathe } from './breathe.ts';
import { createRouter } from './create-router.ts';
import { startPlatform } from './platform.ts';
import { PlatformContext } from './platform-context.ts';
import { readBoot } from './read-boot.ts';
import { ShellPage } from './shell-page.tsx';
import { languageLoader, startTexts } from './shell-texts.ts';
import { Slot } from './slot.tsx';

/** Nobody follows a link before there is one. */
const prefetch = () => import(/* webpackChunkName: "soon" */ './prefetch.ts');

/** Brings the page that the document tells of to life. */
export async function startPage(): Promise<void> {
  const boot = readBoot();
  const place = document.getElementById('app');
  if (!place) throw new Error('the document has no place for the page');
  await startTexts(boot);
  await breathe();
  const platform = startPlatform(boot);
  const { pathname } = window.location;
  // Its files come with the document. Whoever draws it is told what is wrong with it.
  const first = matchRoute(boot.remotes, pathname);
  if (first) platform.prepare(first.remote.name, pathname).catch(() => {});
  const router = createRouter(platform);
  startState({
    boot,
    loadLanguage: languageLoader(boot, platform.loadTexts),
    navigate: (to, options) => void router.navigate(to, options),
    errorWords: (code) => i18next.t(`error.${code}`, { ns: 'shell' }),
  });
  await breathe();
  const value = { platform, router };
  const page = (
    <StrictMode>
      <LastResort>
        <PlatformContext value={value}>
          <BridgeRouter router={router}>
            <ShellPage />
          </BridgeRouter>
        </PlatformContext>
      </LastResort>
    </StrictMode>
  );
  const draw = () => createRoot(place).render(page);
  // A few milliseconds of drawing at a time: a first look stands there. Hot reload can't exchange
  // the code of a drawing that has not ended.
  if (boot.development) draw();
  else startTransition(draw);
  await breathe();
  bring(prefetch, ({ prefetchOnIntent }) => prefetchOnIntent(platform));
  followNotices();
  speakUp(boot, first?.remote.name);
  if (boot.override) announceOverride(boot.override);
  startPageMap(value, boot.development && (() => tryOther(value)));
  if (boot.development) {
    startDevelopment((slot) => (
      <PlatformContext value={value}>
        <Slot name={slot} />
      </PlatformContext>
    ));
  }
}
