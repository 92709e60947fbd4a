import type { OwnProfile } from '@afterglow/shared-state';
import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import type { ReactNode } from 'react';
import { AboutCard } from '../features/profile/about-card.tsx';
import { DetailsCard } from '../features/profile/details-card.tsx';
import { InterestsCard } from '../features/profile/interests-card.tsx';
import { PlaceCard } from '../features/profile/place-card.tsx';
import { type ProfileForm, ProfileFormContext } from '../features/profile/profile-form.ts';
import { PromptFields } from '../features/profile/prompt-fields.tsx';
import { PromptsCard } from '../features/profile/prompts-card.tsx';
import { SaveMark } from '../features/profile/save-mark.tsx';
import { Strength } from '../features/profile/strength.tsx';
import { daan } from '../testing/render-account.tsx';

const own = {
  ...daan.profile,
  interests: ['wine', 'travel'],
  prompts: [{ key: 'perfect_sunday', answer: 'In a boat, with a book and somebody who rows.' }],
} as unknown as OwnProfile & ProfileForm['values'];

type State = ReturnType<ProfileForm['stateOf']>;

interface Props {
  profile?: typeof own;
  /** How far every field is saved. */
  state?: State;
  error?: string;
  children: ReactNode;
}

/** A form that saves nothing. */
function Form({ profile = own, state, error, children }: Props) {
  const form: ProfileForm = {
    values: profile,
    change: nothing,
    flush: nothing,
    retry: nothing,
    stateOf: () => state,
    errorOf: () => error,
  };
  return <ProfileFormContext value={form}>{children}</ProfileFormContext>;
}

const mark = (state: State) => (
  <Form state={state}>
    <SaveMark fields={['name']} />
  </Form>
);

const wrong = 'Leave out addresses and phone numbers, please.';

export const profile: Pieces = {
  'profile/strength': {
    'a photo is missing': (
      <Form>
        <Strength profile={{ ...own, main_image: null }} />
      </Form>
    ),
    'nearly all': (
      <Form>
        <Strength profile={own} />
      </Form>
    ),
  },
  'profile/save-mark': {
    saving: mark({ status: 'saving' }),
    saved: mark({ status: 'saved' }),
    failed: mark({ status: 'failed', own: false, message: 'No connection' }),
  },
  'profile/about-card': {
    plain: (
      <Form>
        <AboutCard profile={own} />
      </Form>
    ),
    refused: (
      <Form state={{ status: 'failed', own: true, message: wrong }} error={wrong}>
        <AboutCard profile={own} />
      </Form>
    ),
  },
  'profile/details-card': {
    plain: (
      <Form>
        <DetailsCard />
      </Form>
    ),
  },
  'profile/interests-card': {
    plain: (
      <Form>
        <InterestsCard />
      </Form>
    ),
  },
  'profile/place-card': {
    plain: (
      <Form>
        <PlaceCard />
      </Form>
    ),
  },
  'profile/prompts-card': {
    'one answered': (
      <Form>
        <PromptsCard />
      </Form>
    ),
    none: (
      <Form profile={{ ...own, prompts: [] }}>
        <PromptsCard />
      </Form>
    ),
  },
  'profile/prompt-fields': {
    refused: (
      <PromptFields
        prompt={{ key: 'perfect_sunday', answer: 'Call me: 06 12 34 56 78' }}
        position={1}
        taken={['perfect_sunday']}
        error={wrong}
        questionRef={undefined}
        onChange={nothing}
        onRemove={nothing}
        onBlur={nothing}
      />
    ),
  },
};
