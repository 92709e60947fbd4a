import '@afterglow/shared-ui/styles.scss';
import { breathe } from './boot/breathe.ts';
import { guardScriptAddresses } from './boot/trusted-types.ts';
import { listenForOffer } from './install/offer.ts';

/**
 * One file, but not one piece of work: on a phone all of it takes a quarter of a second, in which
 * nobody is answered. Each of these runs by itself; the first look stands there meanwhile.
 */
async function start(): Promise<void> {
  guardScriptAddresses();
  listenForOffer();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '@afterglow/shared-ui/i18n');
  await breathe();
  await import(/* webpackMode: "eager" */ '@afterglow/shared-state');
  await breathe();
  const { startPage } = await import(/* webpackMode: "eager" */ './boot/start-page.tsx');
  await startPage();
}

void start();
