import {
  ApiError,
  resource,
  type Session,
  toast,
  useData,
  useFormat,
} from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { Badge } from '@afterglow/shared-ui/components/labels/badge';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MonitorSmartphone } from 'lucide-react';
import { useBusy } from '../autosave/use-busy.ts';
import { endOtherSessions, endSession } from './sessions.ts';

/** Where one is logged in, the most recently used first. */
const sessions = resource('/api/sessions.php', { of: (answer) => answer.sessions });

/** Where one is logged in, and logging out there from here. */
export function SessionsCard() {
  const { t } = useTranslation();
  const { data, error, loading, reload } = useData(sessions);
  const ending = useBusy();

  async function end(which: string, work: () => Promise<void>, done: string): Promise<void> {
    ending.begin(which);
    try {
      await work();
      toast({ kind: 'ok', text: done });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // One that has ended by itself is as good as ended.
      if (problem.status !== 404) toast({ kind: 'error', text: problem.message });
    }
    ending.end(which);
    reload();
  }

  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <section
      ref={neighbourInherits}
      className="card-x"
      aria-label={t('sessions.title')}
      aria-busy={loading}
    >
      <h2 className="h3">{t('sessions.title')}</h2>
      {data?.map((one) => (
        <SessionRow
          key={one.id}
          session={one}
          ending={ending.isBusy(one.id)}
          onEnd={() => void end(one.id, () => endSession(one.id), t('sessions.ended'))}
        />
      ))}
      {!data && loading && <ListSkeleton rows={2} />}
      {!data && error && (
        <ErrorState title={t('sessions.failed')} retryLabel={t('retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
      {others.length > 1 && (
        <Button
          variant="neutral"
          size="sm"
          className="mt-2"
          loading={ending.isBusy('others')}
          onClick={() => void end('others', endOtherSessions, t('sessions.allEnded'))}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { device, current, last_seen_at } = session;
  return (
    <ListRow
      icon={MonitorSmartphone}
      title={device || t('sessions.unknown')}
      detail={
        current ? t('sessions.now') : t('sessions.seen', { when: format.dateTime(last_seen_at) })
      }
      control={
        current ? (
          <Badge tone="ok">{t('sessions.current')}</Badge>
        ) : (
          <Button
            variant="outline"
            size="sm"
            loading={ending}
            aria-label={device ? t('sessions.endOne', { device }) : t('sessions.endUnknown')}
            onClick={onEnd}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
}
