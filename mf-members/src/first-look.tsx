import { defineDrawing } from '@afterglow/federation/remote/define-drawing';
import { type DrawnFor, startDrawing } from '@afterglow/shared-state/drawing';
import remote from '../remote.json' with { type: 'json' };
import Likes from './routes/likes.tsx';
import Members from './routes/members.tsx';
import Profile from './routes/profile.tsx';

/** Pages with people on them, as the gateway puts them into the document. */
export const draw = defineDrawing(remote, {
  texts: (language) => import(`./locales/${language}.json`),
  start: (asked) => startDrawing(asked as unknown as DrawnFor),
  pages: {
    members: () => <Members />,
    'members-id': () => <Profile />,
    likes: () => <Likes />,
    'likes-type': () => <Likes />,
  },
});
