import {
  ApiError,
  type BlockedMember,
  chats,
  del,
  likes,
  resource,
  toast,
  useData,
  useFormat,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Ban } from 'lucide-react';
import { useRef, useState } from 'react';

/** Whom one blocked, the last first. */
const blocked = resource('/api/blocks.php', { of: (answer) => answer.blocks });

/** Rows that are shown before one asks for all. */
const shownAtFirst = 5;

/** Whom one keeps away, and letting them back. */
export function BlockedCard() {
  const { t } = useTranslation();
  const { data, error, loading, reload, change } = useData(blocked);
  const [isWhole, setIsWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = isWhole ? data : data?.slice(0, shownAtFirst);
  const hasMore = data !== null && !isWhole && data.length > shownAtFirst;

  async function unblock({ profile, name }: BlockedMember, button: Element): Promise<void> {
    try {
      await del('/api/block.php', { query: { profile } });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      toast({ kind: 'error', text: problem.message });
      return;
    }
    toast({ kind: 'ok', text: t('blocked.done', { name }) });
    change(({ blocks }) => ({ blocks: blocks.filter((one) => one.profile !== profile) }));
    // The row that had the focus is gone; whoever is at something else by now stays there.
    const { activeElement, body } = document;
    if (activeElement === button || activeElement === body) heading.current?.focus();
    // What the two said to each other is there again; a failure shows at the next poll.
    chats.load().catch(() => {});
    likes.load().catch(() => {});
  }

  return (
    <section
      ref={neighbourInherits}
      className="card-x"
      aria-label={t('blocked.title')}
      aria-busy={loading}
    >
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {t('blocked.title')}
      </h2>
      <p className="sm mut">{t(data?.length === 0 ? 'blocked.none' : 'blocked.lead')}</p>
      {shown?.map((member) => (
        <BlockedRow
          key={member.profile}
          member={member}
          onUnblock={(button) => unblock(member, button)}
        />
      ))}
      {hasMore && (
        <Button variant="neutral" size="sm" className="mt-2" onClick={() => setIsWhole(true)}>
          {t('blocked.all', { count: data.length })}
        </Button>
      )}
      {!data && loading && <ListSkeleton rows={1} />}
      {!data && error && (
        <ErrorState title={t('blocked.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
    </section>
  );
}

interface RowProps {
  member: BlockedMember;
  onUnblock: (button: Element) => Promise<void>;
}

function BlockedRow({ member, onUnblock }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [working, setWorking] = useState(false);
  const { name, blocked_at } = member;
  return (
    <ListRow
      icon={Ban}
      title={name}
      detail={t('blocked.since', { when: format.date(blocked_at) })}
      control={
        <Button
          variant="outline"
          size="sm"
          loading={working}
          aria-label={t('blocked.undoOne', { name })}
          onClick={({ currentTarget }) => {
            setWorking(true);
            void onUnblock(currentTarget).finally(() => setWorking(false));
          }}
        >
          {t('blocked.undo')}
        </Button>
      }
    />
  );
}
