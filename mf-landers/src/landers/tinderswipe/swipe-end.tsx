import { type Card, requestSignup } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { leaveToHeading } from '@afterglow/shared-ui/hooks/leave-to-heading';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NamedPhoto } from '../../features/people/named-photo.tsx';
import styles from './tinderswipe.module.scss';

interface Props {
  liked: readonly Card[];
  /** Nobody could be shown, so nothing was swiped. */
  isEmpty: boolean;
  onAgain: () => void;
}

/** After the last swipe: the way in. */
export function SwipeEnd({ liked, isEmpty, onAgain }: Props) {
  const { t } = useTranslation('lander-tinderswipe');
  const heading = useRef<HTMLHeadingElement>(null);
  const profile = liked.at(-1)?.id;

  // The buttons one has just used are gone.
  useEffect(() => {
    if (!isEmpty) heading.current?.focus();
  }, [isEmpty]);

  return (
    <div ref={leaveToHeading} className={styles.end}>
      {liked.length > 0 && (
        <ul className={styles.liked}>
          {liked.map((member) => (
            <li key={member.id}>
              <NamedPhoto member={member} className={styles.face} />
            </li>
          ))}
        </ul>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {isEmpty
          ? t('nobody')
          : liked.length === 0
            ? t('done_none')
            : t('done', { count: liked.length })}
      </h2>
      {!isEmpty && <p className="mut">{t('done_text')}</p>}
      <Button
        size="lg"
        block
        iconAfter={ArrowRight}
        onClick={() => requestSignup(profile ? { reason: 'like', profile } : {})}
      >
        {t('join')}
      </Button>
      {!isEmpty && (
        <Button variant="ghost" icon={RotateCcw} onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
