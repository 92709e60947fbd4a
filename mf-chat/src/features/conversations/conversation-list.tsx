import { bring, type ChatListItem, chats, paths, toast, useChats } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { leadToMore } from '@afterglow/shared-ui/hooks/lead-to-more';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MessageCircle } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Safety } from '../safety/safety.tsx';
import { useSafetyStep } from '../safety/use-safety-step.ts';
import styles from './conversation-list.module.scss';
import { ConversationRow } from './conversation-row.tsx';
import type { BeyondProps } from './found-beyond.tsx';
import { isCalled } from './is-called.ts';
import { ListHead } from './list-head.tsx';
import { Rows } from './rows.tsx';
import { coverOtherRows } from './swiped-actions.tsx';
import { useLeaveConversation } from './use-leave-conversation.ts';
import { useListPlace } from './use-list-place.ts';
import { useTyping } from './use-typing.ts';

// Few lists are so long. It is asked for until it is here: before that nobody knows who is further down.
const FoundBeyond = lazy<ComponentType<BeyondProps>>(
  () =>
    new Promise((come) => {
      bring(
        () => import('./found-beyond.tsx'),
        (code) => {
          come(code);
          return () => {};
        },
      );
    }),
);

const load = () => void chats.load().catch(() => undefined);

interface Props {
  /** No conversation is open beside it. */
  isAlone: boolean;
}

/** The member's conversations, the latest first, page after page, and found by name. */
export function ConversationList({ isAlone }: Props) {
  const { t } = useTranslation();
  const { list, status, hasMore } = useChats();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const typing = useTyping();
  const aside = useRef<HTMLElement>(null);
  // On a phone it comes back from behind a conversation.
  const place = useListPlace(aside, status === 'ready' ? String(isAlone) : null);
  const { search, setSearch } = place;
  const wanted = search?.trim() ?? '';
  const shown = list.filter((chat) => isCalled(chat, wanted));
  const { ask, ...asked } = useSafetyStep();
  const [about, setAbout] = useState<ChatListItem | null>(null);
  const leave = useLeaveConversation();

  useEffect(() => {
    // The list may be known from the badge already; a failed one is loaded again on arrival.
    if (chats.getState().status !== 'ready') load();
  }, []);

  async function loadMore(): Promise<void> {
    setLoadingMore(true);
    try {
      await chats.loadMore();
    } catch (error) {
      toast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setLoadingMore(false);
    }
  }

  const rowOf = (chat: ChatListItem) => (
    <ConversationRow
      key={chat.conversation}
      chat={chat}
      typing={typing.has(chat.conversation)}
      onAsk={(kind) => {
        setAbout(chat);
        void ask({ kind });
      }}
    />
  );
  const nobody = shown.length === 0 && (
    <p className={styles.nobody}>{t('list.nobody', { search: wanted })}</p>
  );

  return (
    <aside
      className={styles.list}
      aria-label={t('list.label')}
      aria-busy={status === 'loading'}
      ref={aside}
      onScroll={place.onScroll}
      onPointerDown={coverOtherRows}
    >
      <ListHead
        isAlone={isAlone}
        isSearchable={list.length > 0}
        search={search}
        onSearch={setSearch}
      />
      {status === 'ready' && list.length === 0 && (
        <EmptyState
          icon={MessageCircle}
          title={t('list.emptyTitle')}
          action={
            <LinkButton to={paths.members()} variant="primary">
              {t('list.emptyAction')}
            </LinkButton>
          }
        >
          {t('list.emptyText')}
        </EmptyState>
      )}
      {status === 'failed' && (
        <ErrorState title={t('list.failed')} retryLabel={t('retry')} onRetry={load}>
          {t('list.failedText')}
        </ErrorState>
      )}
      {(status === 'loading' || status === 'empty') && <ListSkeleton rows={8} />}
      <div role="status">{wanted && !hasMore && nobody}</div>
      <Rows chats={shown}>{rowOf}</Rows>
      {wanted && hasMore && (
        <Suspense fallback={<ListSkeleton rows={1} />}>
          <FoundBeyond name={wanted} none={nobody}>
            {rowOf}
          </FoundBeyond>
        </Suspense>
      )}
      {about && (
        <Safety
          member={about.card}
          conversation={about.conversation}
          {...asked}
          onLeft={() => leave(about)}
        />
      )}
      {hasMore && !wanted && (
        <Button
          variant="ghost"
          className={styles.more}
          loading={isLoadingMore}
          onClick={leadToMore(loadMore)}
        >
          {t('list.more')}
        </Button>
      )}
    </aside>
  );
}
