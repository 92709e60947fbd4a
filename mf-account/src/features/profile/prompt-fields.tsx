import type { OwnProfile } from '@afterglow/shared-state';
import { promptAnswerMaxLength, promptKeys } from '@afterglow/shared-state/limits';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import styles from './profile.module.scss';
import { typingPause } from './profile-form.ts';

export type Prompt = NonNullable<OwnProfile['prompts']>[number];

interface Props {
  prompt: Prompt;
  position: number;
  /** The questions that are chosen, this one with them. */
  taken: readonly string[];
  error: string | undefined;
  questionRef: Ref<HTMLSelectElement> | undefined;
  onChange: (prompt: Prompt, pause?: number) => void;
  onRemove: () => void;
  onBlur: () => void;
}

export function PromptFields({ prompt, position, taken, error, questionRef, ...on }: Props) {
  const { t } = useTranslation();
  const { key, answer } = prompt;
  const question = (one: Prompt['key']) => t(`prompts.questions.${one}`);
  return (
    <div className={styles.prompt}>
      <Select
        ref={questionRef}
        label={t('prompts.question', { position })}
        options={promptKeys
          .filter((one) => one === key || !taken.includes(one))
          .map((one) => ({ value: one, label: question(one) }))}
        value={key}
        onChange={(event) => on.onChange({ key: event.target.value as Prompt['key'], answer })}
      />
      <IconButton
        variant="neutral"
        icon={X}
        label={t('prompts.remove', { question: question(key) })}
        onClick={on.onRemove}
      />
      <TextInput
        className={styles.answer ?? ''}
        label={t('prompts.answer')}
        dir="auto"
        maxLength={promptAnswerMaxLength}
        placeholder={t('prompts.placeholder')}
        hint={t('prompts.count', { count: answer.length, max: promptAnswerMaxLength })}
        value={answer}
        onChange={(event) => on.onChange({ key, answer: event.target.value }, typingPause)}
        onBlur={on.onBlur}
        error={error}
      />
    </div>
  );
}
