import type { Pieces } from '../piece.tsx';
import { actions } from './actions.tsx';
import { feedback } from './feedback.tsx';
import { forms } from './forms.tsx';
import { labels } from './labels.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { people } from './people.tsx';

/** They need nothing around them. */
export const begin = undefined;

/** Every component of the design system, with its states. */
export const pieces: Pieces = {
  ...actions,
  ...feedback,
  ...forms,
  ...labels,
  ...navigation,
  ...overlays,
  ...people,
};
