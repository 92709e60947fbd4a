import { ApiError, paths, requestSignup, session, takeSignupInput } from '@afterglow/shared-state';
import { isEmail } from '@afterglow/shared-state/is-email';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link, useLocation, useNavigate, useSearchParams } from '@afterglow/shared-ui/router';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AccountEmail } from '../entrance/account-email.tsx';
import { PasskeyLogin } from '../passkey/passkey-login.tsx';
import { useSignupsOpen } from '../signup/use-signups-open.ts';
import { nextPath } from './next-path.ts';

export function LoginForm() {
  const { t } = useTranslation();
  const canJoin = useSignupsOpen();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  // From a form that was sent before scripts ran, or typed at sign-up.
  const [email, setEmail] = useState(() => takeSignupInput().email ?? state?.email ?? '');
  const [password, setPassword] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const [passwordError, setPasswordError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState(false);

  // Who goes elsewhere while an answer is on its way stays there. Of a member it is the guard that takes the page.
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = !session.isMember();
    };
  }, []);

  function enter(): void {
    if (hasLeft.current) return;
    navigate(nextPath(query.get('to'), location.origin), { replace: true });
  }

  function refuse(error: ApiError): void {
    // It is theirs, and there is still time to change one's mind.
    if (error.code !== 'account_deleted') setFailure(error.message);
    else if (!hasLeft.current) {
      navigate(paths.accountDeleted(), { replace: true, state: { token: error.extra.token } });
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const badEmail = isEmail(email) ? undefined : t('signup.errors.emailInvalid');
    const badPassword = password ? undefined : t('login.passwordRequired');
    setEmailError(badEmail);
    setPasswordError(badPassword);
    if (badEmail || badPassword) {
      form.querySelector<HTMLInputElement>(badEmail ? '[name=email]' : '[name=password]')?.focus();
      return;
    }
    setWorking(true);
    setFailure(null);
    try {
      await session.login(email.trim(), password);
      enter();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error);
      setWorking(false);
    }
  }

  return (
    <form
      className="col-x"
      method="post"
      action={paths.login()}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {failure && <Note kind="err">{failure}</Note>}
      <AccountEmail
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          setEmailError(undefined);
        }}
        error={emailError}
      />
      <PasswordInput
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabelText={t('password.hide')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setPasswordError(undefined);
        }}
        error={passwordError}
      />
      <Button type="submit" variant="primary" size="lg" block icon={KeyRound} loading={working}>
        {t('login.submit')}
      </Button>
      <PasskeyLogin onStart={() => setFailure(null)} onDone={enter} onFailure={refuse} />
      <div className="row-x between wrap">
        <Link to={paths.resetPassword()} state={{ email }}>
          {t('login.forgotten')}
        </Link>
        {canJoin ? (
          <a
            href={paths.signup()}
            onClick={(event) => {
              event.preventDefault();
              requestSignup(email ? { email } : {});
            }}
          >
            {t('login.signup')}
          </a>
        ) : (
          <span className="sm mut">{t('closed.title')}</span>
        )}
      </div>
    </form>
  );
}
