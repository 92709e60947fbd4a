import type { Card } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import styles from './named-photo.module.scss';
import { useWords } from './use-words.ts';

interface Props {
  /** Without one an empty place of the same size. */
  member: Card | undefined;
  /** Still on its way, as against: there is nobody. */
  waiting?: boolean;
  /** The sharp picture, where it is shown large. */
  large?: boolean;
  /** Among the first that the page has, which others wait for. */
  first?: boolean;
  className?: string | undefined;
}

/** A face with its name, and the label of fictional profiles. */
export function NamedPhoto(props: Props) {
  const { member, waiting = false, large = false, first = true, className } = props;
  const { t } = useTranslation();
  const words = useWords();
  if (!member) return <div className={cx(waiting ? 'sk' : styles.nobody, className)} />;
  const { name, age, fictional, main_image } = member;
  const src = large ? main_image?.full_url : main_image?.thumb_url;
  return (
    <Photo
      src={src}
      tone={main_image?.tone}
      alt=""
      scrim
      priority={first}
      className={cx(styles.photo, 'on-photo', className)}
    >
      {fictional && (
        <span className={styles.label}>
          <FictionalLabel word={words.fictional} onPhoto />
        </span>
      )}
      <span className={styles.name}>{t('members.person', { name, age })}</span>
    </Photo>
  );
}
