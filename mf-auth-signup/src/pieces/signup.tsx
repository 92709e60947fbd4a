import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { CheckMail } from '../features/signup/check-mail.tsx';
import { emptyDraft } from '../features/signup/draft.ts';
import { GoalLine } from '../features/signup/goal-line.tsx';
import { Phases } from '../features/signup/phases.tsx';
import { SidePhoto } from '../features/signup/side-photo.tsx';
import { SignupForm } from '../features/signup/signup-form.tsx';
import { SignupsClosed } from '../features/signup/signups-closed.tsx';
import { EmailStep } from '../features/signup/steps/email-step.tsx';
import { NameStep } from '../features/signup/steps/name-step.tsx';
import { PlaceStep } from '../features/signup/steps/place-step.tsx';
import type { Signup } from '../features/signup/use-signup.ts';

const goal = { reason: 'chat', profile: 'sofia' } as const;

const filled = {
  ...emptyDraft,
  gender: 'male',
  seeks: 'female',
  country: 'NL',
  region: 'NL-09',
  city: 'Utrecht',
  name: 'Wilhelmina-Bartholomea Janssen',
  email: 'daan.van.der.bartholomeus-de.vries@a-long-host.example.com',
} as const;

/** A sign-up that stands still. */
const signup = (part: Partial<Signup> = {}): Signup => ({
  draft: emptyDraft,
  step: 0,
  goal: null,
  knowsEmail: false,
  problems: {},
  serverErrors: {},
  failure: null,
  status: 'asking',
  isSent: false,
  phase: null,
  refusals: 0,
  change: nothing,
  check: nothing,
  back: nothing,
  next: nothing,
  wayOut: () => 0,
  ...part,
});

const form = (part?: Partial<Signup>, onClose?: () => void) => (
  <SignupForm signup={signup(part)} onContinue={nothing} {...(onClose && { onClose })} />
);

export const signups: Pieces = {
  'signup/signup-form': {
    'whom one looks for': form(),
    'nothing chosen': form({ problems: { gender: 'choose', seeks: 'choose' } }),
    'came for somebody': form({ goal }, nothing),
    'the place': form({ step: 1, draft: filled }),
    'name and password': form({ step: 2, draft: filled }),
    'a few words': form({ step: 3, draft: filled }),
    'mail and consent': form({ step: 4, draft: filled }),
    checking: form({ step: 4, draft: filled, status: 'checking' }),
    refused: form({ step: 4, draft: filled, failure: 'Too many people sign up just now.' }),
  },
  'signup/steps/place-step': {
    wrong: <PlaceStep signup={signup({ problems: { region: 'place', city: 'city' } })} />,
  },
  'signup/steps/name-step': {
    wrong: (
      <NameStep
        signup={signup({
          problems: { name: 'nameAt', date_of_birth: 'birthTooYoung', password: 'passwordShort' },
        })}
      />
    ),
    'taken, says the server': (
      <NameStep
        signup={signup({ draft: filled, serverErrors: { name: 'Somebody else has this name.' } })}
      />
    ),
  },
  'signup/steps/email-step': {
    wrong: (
      <EmailStep signup={signup({ problems: { email: 'emailInvalid', consent: 'consent' } })} />
    ),
    'known already': <EmailStep signup={signup({ draft: filled, knowsEmail: true })} />,
  },
  'signup/phases': {
    begins: <Phases current="checking_data" seeking="female" city="Utrecht" />,
    'nearly there': <Phases current="sending_mail" seeking="female" city="Llanfairpwllgwyngyll" />,
  },
  'signup/goal-line': { chat: <GoalLine goal={goal} /> },
  'signup/check-mail': {
    plain: <CheckMail email={filled.email} goal={goal} onContinue={nothing} />,
  },
  'signup/signups-closed': {
    page: <SignupsClosed onClose={undefined} />,
    dialog: <SignupsClosed onClose={nothing} />,
  },
  'signup/side-photo': {
    plain: (
      <div style={{ height: 320, display: 'grid' }}>
        <SidePhoto seeking="female" quote="Who writes first has half of the evening." />
      </div>
    ),
  },
};
