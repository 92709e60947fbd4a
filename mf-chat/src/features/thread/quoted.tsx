import { type Quote, useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './quoted.module.scss';

interface Props {
  quote: Quote;
  /** The name of the other one. */
  name: string;
}

/** What a message answers, in two lines: who said it, and what. */
export function Quoted({ quote, name }: Props) {
  const { t } = useTranslation();
  const mine = useSession((session) => session.user?.id) === quote.sender;
  return (
    <span className={styles.quote}>
      <b>{mine ? t('thread.you') : name}</b>
      <span dir="auto">{quote.label ?? quote.body ?? t('thread.photo')}</span>
    </span>
  );
}
