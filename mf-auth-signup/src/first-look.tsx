import { defineDrawing } from '@afterglow/federation/remote/define-drawing';
import { type DrawnFor, startDrawing } from '@afterglow/shared-state/drawing';
import remote from '../remote.json' with { type: 'json' };
import Login from './routes/login.tsx';
import Signup from './routes/signup.tsx';

/** Most browsers can; where one cannot, the page takes the button away. */
Object.assign(globalThis, { PublicKeyCredential: { parseRequestOptionsFromJSON() {} } });

/** The ways in, as the gateway puts them into the document. */
export const draw = defineDrawing(remote, {
  texts: (language) => import(`./locales/${language}.json`),
  start: (asked) => startDrawing(asked as unknown as DrawnFor),
  pages: {
    login: () => <Login />,
    signup: () => <Signup />,
  },
});
