import { ApiError, post, toast, useSession } from '@afterglow/shared-state';
import { isEmail } from '@afterglow/shared-state/is-email';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useProblemFocus } from '@afterglow/shared-ui/hooks/use-problem-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';

/** The own address, and how to have another. */
export function EmailRow() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const email = useSession((state) => state.user?.email);
  const at = email?.lastIndexOf('@') ?? -1;
  return (
    <>
      <ListRow
        icon={Mail}
        title={t('settings.email')}
        detail={
          // Where there is no room for the whole, it breaks before the host and not in a word.
          email && (
            <>
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </>
          )
        }
        control={
          <Button
            variant="outline"
            size="sm"
            aria-label={t('changeEmail.title')}
            onClick={() => setOpen(true)}
          >
            {t('changeEmail.change')}
          </Button>
        }
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('changeEmail.title')}
        closeLabel={t('changeEmail.close')}
        locked={sending}
      >
        <ChangeEmail sending={sending} onSending={setSending} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface Problems {
  email?: string;
  password?: string;
}

interface Props {
  sending: boolean;
  /** Nobody is to close what may still say that something is wrong. */
  onSending: (sending: boolean) => void;
  onDone: () => void;
}

function ChangeEmail({ sending, onSending, onDone }: Props) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const form = useProblemFocus(problems);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const address = email.trim();
    if (!isEmail(address)) {
      setProblems({ email: t('changeEmail.invalid') });
      return;
    }
    onSending(true);
    try {
      await post('/api/email.php', { email: address, password });
      toast({ kind: 'ok', text: t('changeEmail.sent', { email: address }) });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = error.details.map(({ field, message }) => [field, message]);
      if (found.length === 0) toast({ kind: 'error', text: error.message });
      setProblems(Object.fromEntries(found));
    } finally {
      onSending(false);
    }
  }

  return (
    <form ref={form} className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      <p className="mut">{t('changeEmail.lead')}</p>
      <TextInput
        label={t('changeEmail.email')}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblems({});
        }}
        error={problems.email}
      />
      <PasswordInput
        label={t('changeEmail.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('changeEmail.show')}
        hideLabelText={t('changeEmail.hide')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblems({});
        }}
        error={problems.password}
      />
      <Button type="submit" variant="primary" block loading={sending}>
        {t('changeEmail.send')}
      </Button>
    </form>
  );
}
