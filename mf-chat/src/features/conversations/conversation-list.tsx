import {
  type ChatListItem,
  chats,
  paths,
  resource,
  toast,
  useChats,
  useData,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MessageCircle, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Safety } from '../safety/safety.tsx';
import { useSafetyStep } from '../safety/use-safety-step.ts';
import styles from './conversation-list.module.scss';
import { ConversationRow } from './conversation-row.tsx';
import { coverOtherRows } from './swiped-actions.tsx';
import { useLeaveConversation } from './use-leave-conversation.ts';
import { useListPlace } from './use-list-place.ts';
import { useTyping } from './use-typing.ts';

const byName = resource('/api/chats.php', { of: (answer) => answer.chats });

interface Props {
  isAlone: boolean;
}

export function ConversationList({ isAlone }: Props) {
  // Beside a conversation it is that one's page.
  const Heading = isAlone ? 'h1' : 'h2';
  const { t } = useTranslation();
  const { list, status, hasMore } = useChats();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const typing = useTyping();
  const aside = useRef<HTMLElement>(null);
  // On a phone it comes back from behind a conversation.
  const place = useListPlace(aside, status === 'ready' ? String(isAlone) : null);
  const { search, setSearch } = place;
  const [isNewSearch, setNewSearch] = useState(false);
  const { ask, ...asked } = useSafetyStep();
  const [about, setAbout] = useState<ChatListItem | null>(null);
  const leave = useLeaveConversation();

  useEffect(() => {
    // The list may be known from the badge already; a failed one is loaded again on arrival.
    if (chats.getState().status !== 'ready') chats.load().catch(() => undefined);
  }, []);

  const wanted = (search ?? '').trim().toLowerCase();
  // Who is further down is found by the server.
  const { data: found } = useData(byName, wanted && hasMore ? { q: wanted.slice(0, 50) } : null);
  const known = new Set(list.map(({ conversation }) => conversation));
  const beyond = wanted ? (found ?? []).filter((chat) => !known.has(chat.conversation)) : [];
  const shown = [...list, ...beyond].filter((chat) =>
    chat.card.name.toLowerCase().includes(wanted),
  );

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

  return (
    <aside
      className={styles.list}
      aria-label={t('list.label')}
      aria-busy={status === 'loading'}
      ref={aside}
      onScroll={place.onScroll}
      onPointerDown={coverOtherRows}
    >
      <div className={styles.head}>
        <Heading className="h2">{t('list.title')}</Heading>
        {list.length > 0 && (
          <IconButton
            icon={search === null ? Search : X}
            size="sm"
            label={search === null ? t('list.search') : t('list.endSearch')}
            aria-expanded={search !== null}
            onClick={() => {
              setNewSearch(true);
              setSearch(search === null ? '' : null);
            }}
          />
        )}
      </div>
      {search !== null && (
        <div className={styles.search}>
          <TextInput
            label={t('list.search')}
            hideLabel
            icon={Search}
            type="search"
            autoFocus={isNewSearch}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={t('list.searchPlaceholder')}
          />
        </div>
      )}
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
        <ErrorState
          title={t('list.failed')}
          retryLabel={t('retry')}
          onRetry={() => void chats.load().catch(() => undefined)}
        >
          {t('list.failedText')}
        </ErrorState>
      )}
      {(status === 'loading' || status === 'empty') && <ListSkeleton rows={8} />}
      {shown.map((chat) => (
        <ConversationRow
          key={chat.conversation}
          chat={chat}
          typing={typing.has(chat.conversation)}
          onAsk={(kind) => {
            setAbout(chat);
            void ask({ kind });
          }}
        />
      ))}
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
          onClick={() => void loadMore()}
        >
          {t('list.more')}
        </Button>
      )}
      {wanted && shown.length === 0 && (
        <p className={styles.nobody} role="status">
          {t('list.nobody', { search: search?.trim() })}
        </p>
      )}
    </aside>
  );
}
