import { ApiError, put, toast, useData } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ListSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { DeviceRow } from './device-row.tsx';
import { MailOff } from './mail-off.tsx';
import { NoticeRow } from './notice-row.tsx';
import styles from './notifications.module.scss';
import {
  type Channel,
  goesBy,
  groups,
  type Notice,
  notifications,
  useHasPush,
} from './notifications.ts';

/** The columns of a group: those that something in it goes by. */
function ways(types: readonly Notice[], hasPush: boolean): Channel[] {
  const all: Channel[] = hasPush ? ['email', 'push'] : ['email'];
  return all.filter((channel) => types.some((type) => goesBy(channel, type)));
}

/** Every kind of notice with its switches; each is saved at once, and switched back when not. */
export function NotificationsCard() {
  const { t } = useTranslation();
  const hasPush = useHasPush();
  const { data, error, loading, reload, change } = useData(notifications);

  const show = (type: Notice, channel: Channel, isOn: boolean) =>
    change((answer) => ({
      ...answer,
      notifications: {
        ...answer.notifications,
        [type]: { ...answer.notifications[type], [channel]: isOn },
      },
    }));

  async function save(type: Notice, channel: Channel, isOn: boolean): Promise<void> {
    try {
      await put('/api/notifications.php', { notifications: { [type]: { [channel]: isOn } } });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      show(type, channel, !isOn);
      toast({ kind: 'error', text: problem.message });
    }
  }

  if (!data && error) {
    return (
      <ErrorState title={t('notifications.failed')} retryLabel={t('retry')} onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <ListSkeleton rows={8} />;
  const isMailOff = data.notifications_disabled.length > 0;
  return (
    <>
      {hasPush && <DeviceRow />}
      <MailOff reasons={data.notifications_disabled} onDone={reload} />
      {(['people', 'us'] as const).map((group) => {
        const channels = ways(groups[group], hasPush);
        return (
          <section
            key={group}
            className={`card-x ${styles.card}`}
            aria-label={t(`notifications.${group}`)}
            aria-busy={loading}
          >
            <div className={styles.head}>
              <h2 className="h3">{t(`notifications.${group}`)}</h2>
              {channels.map((channel) => (
                <span key={channel} aria-hidden="true">
                  {t(`notifications.${channel}`)}
                </span>
              ))}
            </div>
            {groups[group].map((type) => (
              <NoticeRow
                key={type}
                type={type}
                channels={channels}
                value={data.notifications[type]}
                isMailOff={isMailOff}
                onShow={(channel, isOn) => show(type, channel, isOn)}
                onSave={(channel, isOn) => save(type, channel, isOn)}
              />
            ))}
          </section>
        );
      })}
      <p className="mut sm">{t('notifications.always')}</p>
    </>
  );
}
