import { ownPromptsMaxItems, promptKeys } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ProfileCard } from './profile-card.tsx';
import { useProfileForm } from './profile-form.ts';
import { type Prompt, PromptFields } from './prompt-fields.tsx';

const fields = ['prompts'] as const;

const isAnswered = ({ answer }: Prompt) => answer.trim() !== '';

/** A few questions of one's choice, answered in one line. One without an answer is not saved. */
export function PromptsCard() {
  const { t } = useTranslation();
  const { values, change, flush, errorOf, stateOf } = useProfileForm();
  const [prompts, setPrompts] = useState<Prompt[]>(values.prompts ?? []);
  const [focus, setFocus] = useState<{ on: 'question' | 'add' } | null>(null);
  const newest = useRef<HTMLSelectElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const taken = prompts.map(({ key }) => key);
  const next = promptKeys.find((key) => !taken.includes(key));

  function save(changed: Prompt[], pause?: number): void {
    setPrompts(changed);
    change({ prompts: changed.filter(isAnswered) }, pause);
  }

  useEffect(() => {
    if (focus) (focus.on === 'question' ? newest : adding).current?.focus();
  }, [focus]);

  /** The server counts those that were sent; a list that is wrong as a whole says so at its first. */
  const state = stateOf('prompts');
  const item = (state?.status === 'failed' && state.item) || 0;
  const wrong = prompts.filter(isAnswered)[item];

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
          error={prompt === wrong ? errorOf('prompts') : undefined}
          questionRef={index === prompts.length - 1 ? newest : undefined}
          onChange={(changed, pause) => save(prompts.with(index, changed), pause)}
          onRemove={() => {
            save(prompts.toSpliced(index, 1));
            setFocus({ on: 'add' });
          }}
          onBlur={flush}
        />
      ))}
      {next && prompts.length < ownPromptsMaxItems && (
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          ref={adding}
          onClick={() => {
            setPrompts([...prompts, { key: next, answer: '' }]);
            setFocus({ on: 'question' });
          }}
        >
          {t('prompts.add')}
        </Button>
      )}
    </ProfileCard>
  );
}
