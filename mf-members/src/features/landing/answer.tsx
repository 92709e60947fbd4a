import { type Card, memberStorage, useSettings } from '@afterglow/shared-state';
import { TextArea } from '@afterglow/shared-ui/components/forms/text-area';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';

interface Props {
  member: Card;
}

/**
 * The first words to a member. They are kept at once as the draft that mf-chat shows once one has
 * joined (`use-draft.ts`): nothing is sent before.
 */
export function Answer({ member: { id, name } }: Props) {
  const { t } = useTranslation();
  const longest = useSettings((site) => site.message_length);
  const key = `draft-${id}`;
  const [text, setText] = useState(() => memberStorage.read(key) ?? '');
  function change(words: string): void {
    setText(words);
    if (words.trim()) memberStorage.write(key, words);
    else memberStorage.remove(key);
  }
  return (
    <TextArea
      label={t('landing.answer')}
      hint={t('landing.answerHint', { name })}
      value={text}
      maxLength={longest}
      rows={1}
      onChange={(event) => change(event.target.value)}
    />
  );
}
