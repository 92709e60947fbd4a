import { type LikesType, likes, paths, useLikes, usePageTitle } from '@afterglow/shared-state';
import { SegmentedNav } from '@afterglow/shared-ui/components/navigation/segmented-nav';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate, useNavigate, useParams } from '@afterglow/shared-ui/router';
import { useEffect, useLayoutEffect } from 'react';
import styles from '../features/likes/likes.module.scss';
import { LikesList } from '../features/likes/likes-list.tsx';

const types: readonly LikesType[] = ['received', 'given', 'matches'];

export default function Likes() {
  const { t } = useTranslation();
  const { type: wanted } = useParams();
  const known = types.find((one) => one === wanted);
  const type = known ?? 'received';
  const navigate = useNavigate();
  const totalNew = useLikes((state) => state.totalNew);
  usePageTitle(t('likes.title'));

  // Before the browser paints, and what the address leads to stands meanwhile: not a frame is empty.
  useLayoutEffect(() => {
    if (!known) void navigate(paths.likes('received'), { replace: true });
  }, [known, navigate]);

  useEffect(() => {
    // Events keep what is here in step. The list itself shows a failure and offers another try.
    if (likes.getState().status === 'empty') likes.load().catch(() => {});
  }, []);

  return (
    <div className="wrapx pb-6">
      {/* Where the router itself has only just begun, it hears of this and of nothing before. */}
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
