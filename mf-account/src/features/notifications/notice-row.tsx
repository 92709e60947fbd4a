import { Switch } from '@afterglow/shared-ui/components/forms/switch';
import { VisuallyHidden } from '@afterglow/shared-ui/components/labels/visually-hidden';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useTurns } from '../autosave/use-turns.ts';
import styles from './notifications.module.scss';
import { type Channel, goesBy, type Notice } from './notifications.ts';

interface Props {
  type: Notice;
  channels: readonly Channel[];
  value: Record<Channel, boolean>;
  /** No mail is sent at all, whatever the switch says. */
  isMailOff: boolean;
  onShow: (channel: Channel, isOn: boolean) => void;
  onSave: (channel: Channel, isOn: boolean) => Promise<void> | void;
}

/** One kind of notice: what it is, then a switch for each way. */
export function NoticeRow({ type, channels, value, isMailOff, onShow, onSave }: Props) {
  const { t } = useTranslation();
  const takeTurn = useTurns();

  function choose(channel: Channel, isOn: boolean): void {
    onShow(channel, isOn);
    void takeTurn(() => onSave(channel, isOn));
  }

  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <span className="lrow-title">{t(`notifications.types.${type}`)}</span>
        <span className="lrow-detail">{t(`notifications.hints.${type}`)}</span>
      </span>
      {channels.map((channel) =>
        goesBy(channel, type) ? (
          <Switch
            key={channel}
            className={styles.switch ?? ''}
            label={
              <VisuallyHidden>
                {`${t(`notifications.types.${type}`)}, ${t(`notifications.${channel}`)}`}
              </VisuallyHidden>
            }
            checked={value[channel]}
            disabled={channel === 'email' && isMailOff}
            onChange={() => choose(channel, !value[channel])}
          />
        ) : (
          <span key={channel} />
        ),
      )}
    </div>
  );
}
