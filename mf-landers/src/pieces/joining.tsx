import { Held, nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import type { ComponentProps } from 'react';
import { EmailForm } from '../features/signup/email-form.tsx';
import { JoinCard } from '../features/signup/join-card.tsx';
import { SignupsClosed } from '../features/signup/signups-closed.tsx';
import { SmallPrint } from '../features/signup/small-print.tsx';
import { TeaserForm } from '../features/signup/teaser-form.tsx';
import { GenderField, SeeksField } from '../features/signup/who-fields.tsx';

type Seeks = ComponentProps<typeof SeeksField>['value'];

export const joining: Pieces = {
  'signup/teaser-form': { plain: <TeaserForm onSeeks={nothing} /> },
  'signup/email-form': {
    plain: <EmailForm button="Continue" />,
    'a long button': <EmailForm button="Have a look at who is out tonight" />,
  },
  'signup/join-card': {
    plain: (
      <JoinCard headline="Alone tonight?" lead="So are others, a few streets away.">
        <EmailForm button="Continue" />
      </JoinCard>
    ),
    'long words': (
      <JoinCard
        headline="Donaudampfschifffahrtsgesellschaft und andere Geschichten"
        lead="Somebody is waiting who has heard none of them yet, and would like to."
      >
        <EmailForm button="Continue" />
      </JoinCard>
    ),
  },
  'signup/who-fields': {
    'who one is': <GenderField value="male" onChange={nothing} />,
    'whom one looks for': (
      <Held<Seeks> initial={null}>
        {(value, change) => <SeeksField value={value} onChange={change} />}
      </Held>
    ),
  },
  'signup/small-print': { plain: <SmallPrint /> },
  'signup/signups-closed': {
    plain: <SignupsClosed />,
    'as the heading of a page': <SignupsClosed asHeading />,
  },
};
