import type { Quote } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { X } from 'lucide-react';
import { Quoted } from '../thread/quoted.tsx';
import styles from './quoting.module.scss';

interface Props {
  quote: Quote;
  /** The name of the other one. */
  name: string;
  onUnquote: () => void;
}

/** The message that the next one answers, and the way not to. */
export function Quoting({ quote, name, onUnquote }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.quote}>
      <Quoted quote={quote} name={name} />
      <IconButton icon={X} size="sm" label={t('composer.unquote')} onClick={onUnquote} />
    </div>
  );
}
