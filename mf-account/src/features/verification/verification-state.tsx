import { useFormat, type Verification } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { BadgeCheck, Hourglass, type LucideIcon, RotateCcw } from 'lucide-react';
import styles from './verification.module.scss';

/** How it stands, in a line and a sentence; nothing for who never asked. */
export function VerificationState({ status, reason, expires_at }: Verification) {
  const { t } = useTranslation();
  const format = useFormat();
  const date = expires_at ? format.date(expires_at) : '';
  const said: Record<typeof status, [LucideIcon, string, string] | null> = {
    none: null,
    waiting: [Hourglass, t('verification.waiting'), t('verification.waitingLead')],
    verified: [BadgeCheck, t('verification.verified', { date }), t('verification.verifiedLead')],
    refused: [
      RotateCcw,
      t('verification.refused'),
      reason ? t(`verification.reason.${reason}`) : '',
    ],
    expired: [RotateCcw, t('verification.expired'), t('verification.expiredLead')],
  };
  const [Icon, title, text] = said[status] ?? [];
  return (
    <div role="status" className={styles.said}>
      {Icon && (
        <div className={`row-x ${styles.state}`}>
          <Icon className="i" aria-hidden="true" />
          <div>
            <p className="b mb-0">{title}</p>
            <p className="mb-0">{text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
