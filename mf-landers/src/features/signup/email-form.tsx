import { type Dialogs, requestSignup } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { ArrowRight, Mail } from 'lucide-react';
import type { FormEvent } from 'react';
import { beforeScripts } from './before-scripts.ts';
import styles from './email-form.module.scss';
import { useEmailField } from './use-email-field.ts';

interface Props {
  button: string;
  /** What the visitor has told before. */
  told?: Dialogs['signup'];
}

/** One field and a button into sign-up; the e-mail may wait until there. */
export function EmailForm({ button, told }: Props) {
  const email = useEmailField();

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = email.read();
    if (given !== null) requestSignup({ ...told, ...(given && { email: given }) });
  }

  return (
    <form className={styles.form} {...beforeScripts} onSubmit={submit} noValidate>
      <TextInput {...email.props} className={styles.field ?? ''} icon={Mail} />
      <Button type="submit" size="lg" iconAfter={ArrowRight}>
        {button}
      </Button>
    </form>
  );
}
