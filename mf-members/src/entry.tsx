import { defineRemote } from '@afterglow/federation/remote/define-remote';
import remote from '../remote.json';

const profile = () => import(/* webpackChunkName: "route-profile" */ './routes/profile.tsx');
const landing = () => import(/* webpackChunkName: "route-landing" */ './routes/landing.tsx');
const likes = () => import(/* webpackChunkName: "route-likes" */ './routes/likes.tsx');

export const { bootstrap, mount, unmount, update, preload } = defineRemote(remote, {
  members: () => import(/* webpackChunkName: "route-members" */ './routes/members.tsx'),
  'members-id': profile,
  'members-id-landing': landing,
  'members-id-landing2': landing,
  'members-id-landing3': landing,
  'likes-m-id': profile,
  likes,
  'likes-type': likes,
  'swipe-game': () => import(/* webpackChunkName: "route-swipe-game" */ './routes/swipe-game.tsx'),
  'match-finder': () =>
    import(/* webpackChunkName: "route-match-finder" */ './routes/match-finder.tsx'),
  'signup-matches': () =>
    import(/* webpackChunkName: "route-signup-matches" */ './routes/signup-matches.tsx'),
});
