import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { Heart, MailX } from 'lucide-react';
import { FirstThings } from '../features/activation/first-things.tsx';
import { ResendActivation } from '../features/activation/resend-activation.tsx';
import { AppealForm } from '../features/appeal/appeal-form.tsx';
import { InterestsStep } from '../features/complete/interests-step.tsx';
import { PhotoStep } from '../features/complete/photo-step.tsx';
import { StepFrame } from '../features/complete/step-frame.tsx';
import { AccountEmail } from '../features/entrance/account-email.tsx';
import { LanguageList } from '../features/languages/language-list.tsx';
import { LoginForm } from '../features/login/login-form.tsx';
import { LinkOutcome } from '../features/mailed-link/link-outcome.tsx';
import { PasskeyLogin } from '../features/passkey/passkey-login.tsx';
import { NewPasswordForm } from '../features/password/new-password-form.tsx';
import { ResetForm } from '../features/password/reset-form.tsx';
import { ResetSent } from '../features/password/reset-sent.tsx';

const email = 'daan.van.der.bartholomeus-de.vries@a-long-host.example.com';

export const entering: Pieces = {
  'login/login-form': { plain: <LoginForm /> },
  'passkey/passkey-login': {
    'where there are keys': (
      <p>
        <PasskeyLogin onStart={nothing} onDone={nothing} onFailure={nothing} />
      </p>
    ),
  },
  'entrance/account-email': {
    long: <AccountEmail value={email} error={undefined} onChange={nothing} />,
    wrong: <AccountEmail value="daan@" error="This address is not complete." onChange={nothing} />,
  },
  'password/reset-form': { plain: <ResetForm email="" onSent={nothing} /> },
  'password/reset-sent': {
    certain: <ResetSent sent={{ email, isCertain: true }} onAgain={nothing} />,
    perhaps: <ResetSent sent={{ email, isCertain: false }} onAgain={nothing} />,
  },
  'password/new-password-form': {
    plain: <NewPasswordForm token="t" wasSent={false} onStage={nothing} onEnd={nothing} />,
  },
  'languages/language-list': { plain: <LanguageList /> },
  'mailed-link/link-outcome': {
    done: (
      <LinkOutcome
        tone="ok"
        icon={Heart}
        title="Your address is confirmed"
        lead="You can write now."
        to="/"
        label="See who is here"
      />
    ),
    refused: (
      <LinkOutcome
        tone="err"
        icon={MailX}
        title="This link does not work any more"
        lead="It may have been used before, or another one was sent after it."
        to="/"
        label="Log in"
      />
    ),
  },
  'activation/first-things': { 'a photo is there': <FirstThings /> },
  'activation/resend-activation': {
    button: <ResendActivation />,
    'in a note': <Note action={<ResendActivation inNote />}>Confirm your address.</Note>,
  },
  'complete/photo-step': { plain: <PhotoStep onDone={nothing} onSkip={nothing} /> },
  'complete/interests-step': { plain: <InterestsStep onDone={nothing} onSkip={nothing} /> },
  'complete/step-frame': {
    'filled in': (
      <StepFrame
        title="A part"
        lead="Why it helps."
        ready
        busy={false}
        onNext={nothing}
        onSkip={nothing}
      >
        <p>What it asks.</p>
      </StepFrame>
    ),
    busy: (
      <StepFrame title="A part" lead="Why it helps." ready busy onNext={nothing} onSkip={nothing}>
        <p>What it asks.</p>
      </StepFrame>
    ),
  },
  'appeal/appeal-form': { plain: <AppealForm token="t" onSent={nothing} /> },
};
