import { ApiError, post, toast, type User, unsent } from '@afterglow/shared-state';
import { isEmail } from '@afterglow/shared-state/is-email';
import {
  complaintMessageMaxLength,
  complaintMessageMinLength,
  complaintTopics,
} from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { TextArea } from '@afterglow/shared-ui/components/forms/text-area';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useProblemFocus } from '@afterglow/shared-ui/hooks/use-problem-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useEffect, useState } from 'react';
import styles from './complaints.module.scss';

interface Props {
  user: User | null;
  onSent: () => void;
}
type Topic = (typeof complaintTopics)[number];
type Problems = Partial<Record<'name' | 'email' | 'topic' | 'message', string>>;

export function ComplaintForm({ user, onSent }: Props) {
  const { t } = useTranslation();
  const [typedName, setName] = useState<string | null>(null);
  const [typedEmail, setEmail] = useState<string | null>(null);
  const [topic, setTopic] = useState<Topic | ''>('');
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [working, setWorking] = useState(false);
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null);
  const form = useProblemFocus(problems);
  const name = typedName ?? user?.profile.name ?? '';
  const email = typedEmail ?? user?.email ?? '';

  // No automatic reload takes away what was written.
  const isWritten = message !== '';
  useEffect(() => (isWritten ? unsent.hold('complaint') : undefined), [isWritten]);

  // Who a member is goes with the session; what was written stays.
  const member = user?.id;
  useEffect(() => {
    const forget = () => {
      setName(null);
      setEmail(null);
      setSent(null);
    };
    return member ? forget : undefined;
  }, [member]);

  function check(): Problems {
    const found: Problems = {};
    if (!name.trim()) found.name = t('complaints.required');
    if (!isEmail(email.trim())) found.email = t('changeEmail.invalid');
    if (!topic) found.topic = t('complaints.chooseTopic');
    if (message.trim().length < complaintMessageMinLength) {
      found.message = t('complaints.tooShort');
    }
    return found;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = check();
    setProblems(found);
    if (Object.keys(found).length > 0 || !topic) return;
    setWorking(true);
    try {
      const words = { name: name.trim(), email: email.trim(), topic, message: message.trim() };
      const { number } = await post('/api/complaint.php', words);
      setSent({ number, email: words.email });
      setMessage('');
      setTopic('');
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.details.length === 0) toast({ kind: 'error', text: error.message });
      setProblems(Object.fromEntries(error.details.map((one) => [one.field, one.message])));
    }
    setWorking(false);
  }

  const changed = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setProblems({});
  };
  return (
    <form ref={form} className="card-x col-x" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <p className="mut">{t('complaints.lead')}</p>
        {/* There before the words, or few screen readers would say them. */}
        <div role="status">
          {sent && (
            <Note kind="ok" className="mt-3">
              {t('complaints.sent', sent)}
            </Note>
          )}
        </div>
      </div>
      <Select
        label={t('complaints.topic')}
        name="topic"
        placeholder={t('complaints.chooseTopic')}
        options={complaintTopics.map((one) => ({
          value: one,
          label: t(`complaints.topics.${one}`),
        }))}
        value={topic}
        onChange={changed((value) => setTopic(value as Topic))}
        error={problems.topic}
      />
      <TextArea
        label={t('complaints.message')}
        name="message"
        rows={5}
        maxLength={complaintMessageMaxLength}
        value={message}
        onChange={changed(setMessage)}
        error={problems.message}
      />
      <TextInput
        label={t('complaints.name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={changed(setName)}
        error={problems.name}
      />
      <TextInput
        label={t('complaints.email')}
        hint={t('complaints.emailHint')}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={changed(setEmail)}
        error={problems.email}
      />
      <Button type="submit" variant="primary" size="lg" loading={working}>
        {t('complaints.send')}
      </Button>
      <h2 className="h3">{t('complaints.next')}</h2>
      <ol className={styles.next}>
        <li>{t('complaints.nextReceipt')}</li>
        <li>{t('complaints.nextRead')}</li>
        <li>{t('complaints.nextAnswer')}</li>
      </ol>
    </form>
  );
}
