import { defineRemote } from '@afterglow/federation/remote/define-remote';
import remote from '../remote.json';

const pages = () => import(/* webpackChunkName: "route-pages" */ './routes/pages.tsx');

export const { bootstrap, mount, unmount, update, preload } = defineRemote(remote, {
  index: () => import(/* webpackChunkName: "route-index" */ './routes/index.tsx'),
  'pages-terms': pages,
  'pages-privacy': pages,
  'pages-cookies': pages,
  'pages-ban': pages,
  'pages-return-policy': pages,
  'pages-faq': pages,
  'pages-service': pages,
  'pages-accessibility': pages,
  compliance: pages,
  landers: () => import(/* webpackChunkName: "route-landers" */ './routes/landers.tsx'),
});
