import { pagedResource, useChats, usePaged } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { leadToMore } from '@afterglow/shared-ui/hooks/lead-to-more';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type ReactNode, useRef } from 'react';
import { useSettled } from '../use-settled.ts';
import styles from './conversation-list.module.scss';
import { isCalled } from './is-called.ts';
import type { RowsProps } from './near-rows.tsx';
import { Rows } from './rows.tsx';

const byName = pagedResource('/api/chats.php', {
  of: ({ chats }) => chats,
  id: ({ conversation }) => conversation,
  topics: ['chat:message', 'chat:read', 'contact:changed'],
});

/** As the API has it. */
const searchMaxLength = 50;
/** Milliseconds without a key before it is searched. */
const pauseBeforeSearch = 300;

export interface BeyondProps {
  name: string;
  /** What to say when there is none. */
  none: ReactNode;
  children: RowsProps['children'];
}

/** Conversations with somebody of such a name below what is listed: the server finds them. */
export default function FoundBeyond({ name, none, children }: BeyondProps) {
  const { t } = useTranslation();
  const { list, gone } = useChats();
  const wanted = name.toLowerCase().slice(0, searchMaxLength);
  const q = useSettled(wanted, pauseBeforeSearch);
  const { items, pages, hasMore, loading, error, more } = usePaged(byName, { q });
  // An older shell says of none that it is gone.
  const known = new Set([...list.map(({ conversation }) => conversation), ...(gone ?? [])]);
  const found = items.filter((chat) => !known.has(chat.conversation) && isCalled(chat, name));
  const said = useRef<HTMLDivElement>(null);
  /** The button goes as it is pressed, and the focus to where the name was typed. */
  function again(): void {
    said.current?.closest('aside')?.querySelector('input')?.focus();
    more();
  }
  const isAsking = q !== wanted || (pages.length === 0 && !error);
  return (
    <>
      <Rows chats={found}>{children}</Rows>
      {isAsking && (
        <div aria-busy="true">
          <ListSkeleton rows={1} />
        </div>
      )}
      {error && (
        <Note
          kind="err"
          className={styles.failed}
          action={<NoteAction onClick={again}>{t('retry')}</NoteAction>}
        >
          {error.message}
        </Note>
      )}
      <div ref={said} role="status">
        {!isAsking && !error && !hasMore && found.length === 0 && none}
      </div>
      {hasMore && (
        <Button
          variant="ghost"
          className={styles.more}
          loading={loading}
          onClick={leadToMore(more)}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
