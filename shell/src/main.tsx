import '@afterglow/shared-ui/styles.scss';
import { matchRoute } from '@afterglow/federation/registry/route-match';
import { startState } from '@afterglow/shared-state';
import { i18next } from '@afterglow/shared-ui/i18n';
import { BridgeRouter } from '@afterglow/shared-ui/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createRouter } from './boot/create-router.ts';
import { startPlatform } from './boot/platform.ts';
import { PlatformContext } from './boot/platform-context.ts';
import { prefetchOnIntent } from './boot/prefetch.ts';
import { readBoot } from './boot/read-boot.ts';
import { ShellPage } from './boot/shell-page.tsx';
import { languageLoader, startTexts } from './boot/shell-texts.ts';
import { guardScriptAddresses } from './boot/trusted-types.ts';
import { startDevelopment, tryOther } from './development/start-development.ts';
import { LastResort } from './errors/last-resort.tsx';
import { listenForOffer } from './install/offer.ts';
import { followNotices } from './notices/follow-notices.ts';
import { announceOverride } from './override/announce-override.ts';
import { startPageMap } from './page-map/start-page-map.ts';
import { speakUp } from './vitals/speak-up.ts';

async function start(): Promise<void> {
  guardScriptAddresses();
  listenForOffer();
  const boot = readBoot();
  const place = document.getElementById('app');
  if (!place) throw new Error('the document has no place for the page');
  await startTexts(boot);
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
  createRoot(place).render(
    <StrictMode>
      <LastResort>
        <PlatformContext value={{ platform, router }}>
          <BridgeRouter router={router}>
            <ShellPage />
          </BridgeRouter>
        </PlatformContext>
      </LastResort>
    </StrictMode>,
  );
  prefetchOnIntent(platform);
  followNotices();
  speakUp(boot, first?.remote.name);
  if (boot.override) announceOverride(boot.override);
  const value = { platform, router };
  startPageMap(value, boot.development && (() => tryOther(value)));
  if (boot.development) startDevelopment(value);
}

void start();
