import { ownPromptsMaxItems, promptKeys } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ProfileCard } from './profile-card.tsx';
import { useProfileForm } from './profile-form.ts';
import { type Prompt, PromptFields } from './prompt-fields.tsx';

const fields = ['prompts'] as const;

/** A few questions of one's choice, answered in one line. One without an answer is not saved. */
export function PromptsCard() {
  const { t } = useTranslation();
  const { values, change, flush, errorOf } = useProfileForm();
  const [prompts, setPrompts] = useState<Prompt[]>(values.prompts ?? []);
  const taken = prompts.map(({ key }) => key);
  const next = promptKeys.find((key) => !taken.includes(key));

  function save(changed: Prompt[], pause?: number): void {
    setPrompts(changed);
    change({ prompts: changed.filter(({ answer }) => answer.trim() !== '') }, pause);
  }

  return (
    <ProfileCard
      title={t('prompts.title')}
      fields={fields}
      lead={t('prompts.lead', { max: ownPromptsMaxItems })}
    >
      {prompts.map((prompt, index) => (
        <PromptFields
          // Its question may change; its place does not.
          key={index}
          prompt={prompt}
          position={index + 1}
          taken={taken}
          error={errorOf('prompts')}
          onChange={(changed, pause) => save(prompts.with(index, changed), pause)}
          onRemove={() => save(prompts.toSpliced(index, 1))}
          onBlur={flush}
        />
      ))}
      {next && prompts.length < ownPromptsMaxItems && (
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          onClick={() => setPrompts([...prompts, { key: next, answer: '' }])}
        >
          {t('prompts.add')}
        </Button>
      )}
    </ProfileCard>
  );
}
