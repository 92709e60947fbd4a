import { defineRemote } from '@afterglow/federation/remote/define-remote';
import remote from '../remote.json';

const chats = () => import(/* webpackChunkName: "route-chats" */ './routes/chats.tsx');

export const { bootstrap, mount, unmount, update, preload } = defineRemote(remote, {
  chats,
  'chats-id': chats,
  'members-id-chat': chats,
});
