import { typedCodeMaxLength } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Tag } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type CodeProblem, checkCode } from './check-code.ts';
import styles from './discount.module.scss';
import type { DiscountChoice } from './use-discount-code.ts';

interface Failure {
  problem: CodeProblem;
  message?: string;
}

interface Props {
  discount: DiscountChoice;
  /** Whether the code makes the price of what is chosen. */
  applies: boolean;
}

interface CodeFormProps {
  onEnter: DiscountChoice['enter'];
}

/** A link that opens the field for a code; a code that applies can be taken off again. */
export function DiscountEntry({ discount, applies }: Props) {
  const { t } = useTranslation();
  const { typed } = discount;
  return (
    <div ref={neighbourInherits}>
      {/* There before the words, or few screen readers would say them. */}
      <div role="status">
        {typed && (
          <p className={styles.line}>
            <Tag className="i text-success" aria-hidden="true" />
            <span className="grow">
              {applies ? t('discount.applied', { code: typed.code }) : typed.code}
            </span>
            <button type="button" className={styles.link} onClick={discount.remove}>
              {t('discount.remove')}
            </button>
          </p>
        )}
      </div>
      {!typed && <Entry onEnter={discount.enter} />}
    </div>
  );
}

function Entry({ onEnter }: CodeFormProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);

  if (open) {
    return <CodeForm onEnter={onEnter} />;
  }
  return (
    <p className={styles.line}>
      <Tag className="i text-primary" aria-hidden="true" />
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {t('discount.have')}
      </button>
    </p>
  );
}

function CodeForm({ onEnter }: CodeFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [checking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecking(true);
    const found = await checkCode(typed);
    setChecking(false);
    if ('code' in found) return onEnter(found.code);
    setFailure(found);
    field.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={field}
        className={styles.field ?? ''}
        label={t('discount.label')}
        icon={Tag}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={typedCodeMaxLength}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFailure(null);
        }}
        error={failure && (failure.message ?? t(`discount.problems.${failure.problem}`))}
      />
      <Button type="submit" variant="neutral" className={styles.apply ?? ''} loading={checking}>
        {t('discount.apply')}
      </Button>
    </form>
  );
}
