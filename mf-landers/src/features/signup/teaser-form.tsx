import { type Gender, requestSignup, type Seeks } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowRight, Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { usePageVariant } from '../variants/page-variant.ts';
import { beforeScripts } from './before-scripts.ts';
import { SignupsClosed } from './signups-closed.tsx';
import { SmallPrint } from './small-print.tsx';
import styles from './teaser-form.module.scss';
import { useEmailField } from './use-email-field.ts';
import { useSignupsOpen } from './use-signups-open.ts';
import { GenderField, SeeksField } from './who-fields.tsx';

interface Props {
  /** The visitor says whom they would like to meet. */
  onSeeks: (seeks: Seeks) => void;
}

/** Three fields that open sign-up with what was filled in; all of them may wait until there. */
export function TeaserForm({ onSeeks }: Props) {
  const { t } = useTranslation();
  // Nothing is chosen for anybody: who one is and whom one looks for would be kept with the account.
  const [gender, setGender] = useState<Gender | null>(null);
  const [seeks, setSeeks] = useState<Seeks | null>(null);
  const variant = usePageVariant('home');
  const email = useEmailField();
  const canJoin = useSignupsOpen();

  function choose(wanted: Seeks) {
    setSeeks(wanted);
    onSeeks(wanted);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = email.read();
    if (given === null) return;
    requestSignup({
      ...(gender && { gender }),
      ...(seeks && { seeks }),
      ...(given && { email: given }),
    });
  }

  if (!canJoin) {
    return (
      <div className={styles.closed}>
        <SignupsClosed />
      </div>
    );
  }
  return (
    <form className={styles.form} {...beforeScripts} onSubmit={submit} noValidate>
      <GenderField value={gender} onChange={setGender} />
      <SeeksField value={seeks} onChange={choose} />
      <TextInput {...email.props} className={styles.wide ?? ''} icon={Mail} />
      <Button type="submit" size="lg" className={styles.wide} iconAfter={ArrowRight}>
        {t(variant === 'join' ? 'teaser.join' : 'teaser.continue')}
      </Button>
      <SmallPrint className={`tc ${styles.wide}`} />
    </form>
  );
}
