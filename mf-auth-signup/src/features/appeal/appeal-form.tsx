import { ApiError, post } from '@afterglow/shared-state';
import { appealTextMaxLength } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { TextArea } from '@afterglow/shared-ui/components/forms/text-area';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type FormEvent, useRef, useState } from 'react';

interface Props {
  token: string;
  onSent: () => void;
}

const shortest = 10;

/** What somebody says against a decision; it can be sent once. */
export function AppealForm({ token, onSent }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [working, setWorking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(message: string): void {
    setProblem(message);
    form.current?.querySelector('textarea')?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    if (text.trim().length < shortest) return refuse(t('appeal.tooShort'));
    setWorking(true);
    try {
      await post('/api/appeal.php', { token, text });
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWorking(false);
      // Sent before, from another tab: the page then says how it stands with that.
      if (error.status === 409 || error.status === 410) return onSent();
      const ofText = error.details.find(({ field }) => field === 'text');
      if (ofText) return refuse(ofText.message);
      setFailure(error.message);
    }
  }

  return (
    <form ref={form} className="col-x" onSubmit={(event) => void submit(event)} noValidate>
      {failure && <Note kind="err">{failure}</Note>}
      <TextArea
        label={t('appeal.label')}
        rows={6}
        maxLength={appealTextMaxLength}
        formatCount={(count, max) => t('appeal.count', { length: count, max })}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" variant="primary" size="lg" block loading={working}>
        {t('appeal.send')}
      </Button>
    </form>
  );
}
