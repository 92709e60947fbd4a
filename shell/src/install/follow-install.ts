import { chats, isInstalledApp, likes, serverNow, session } from '@afterglow/shared-state';
import { isOfferHidden } from './hidden-offer.ts';
import { type InstallPrompt, installPrompt } from './install-prompt.ts';
import { isAtHome } from './is-at-home.ts';
import { openOffer } from './offer.ts';

let isFollowed = false;

function look(): void {
  const given = [...likes.getState().decided.values()].filter(Boolean).length;
  const done = { chats: chats.getState().list.length, given };
  const isFit = isAtHome(session.getState().user, done, serverNow());
  openOffer(isFit && !isOfferHidden() && !isInstalledApp());
}

/** Offers the app from the moment on that somebody is at home here. Safari has no `prompt`. */
export function followInstall(prompt?: Event): void {
  installPrompt.keep(prompt as InstallPrompt | undefined);
  look();
  if (isFollowed) return;
  isFollowed = true;
  for (const store of [session, chats, likes]) store.subscribe(look);
  addEventListener('appinstalled', () => {
    installPrompt.keep(undefined);
    openOffer(false);
  });
}
