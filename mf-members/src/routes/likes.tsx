import { type LikesType, paths, useLikes, usePageTitle } from '@afterglow/shared-state';
import { SegmentedNav } from '@afterglow/shared-ui/components/navigation/segmented-nav';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate, useParams } from '@afterglow/shared-ui/router';
import styles from '../features/likes/likes.module.scss';
import { LikesList } from '../features/likes/likes-list.tsx';

const types: readonly LikesType[] = ['received', 'given', 'matches'];

export default function Likes() {
  const { t } = useTranslation();
  const { type: wanted } = useParams();
  const known = types.find((one) => one === wanted);
  // What the address leads to stands while the address is put right: not a frame is empty.
  const type = known ?? 'received';
  const totalNew = useLikes((state) => state.totalNew);
  usePageTitle(t('likes.title'));

  return (
    <div ref={neighbourInherits} className="wrapx pb-6">
      {!known && <Navigate to={paths.likes('received')} replace />}
      <header className={styles.head}>
        <h1>{t('likes.title')}</h1>
        <SegmentedNav
          label={t('likes.lists')}
          items={types.map((one) => ({
            to: paths.likes(one),
            label: t(`likes.${one}`),
            ...(one === 'received' && {
              count: totalNew,
              countLabel: t('likes.new_count', { count: totalNew }),
            }),
          }))}
        />
      </header>
      <LikesList type={type} />
    </div>
  );
}
