import type { Card } from '@afterglow/shared-state';
import { Menu } from '@afterglow/shared-ui/components/overlays/menu';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useBlock } from './use-block.ts';

interface Props {
  member: Card;
  onReport: () => void;
}

/** Block and report, for members. */
export function MoreMenu({ member, onReport }: Props) {
  const { t } = useTranslation();
  const { name } = member;
  const block = useBlock(member);
  return (
    <Menu
      className="btn btn-ghost btn-icon btn-sm"
      label={t('profile.more', { name })}
      trigger={<EllipsisVertical className="i" aria-hidden="true" />}
      items={[
        { id: 'report', label: t('report.open', { name }), icon: Flag, onSelect: onReport },
        { id: 'block', label: t('block.open', { name }), icon: Ban, danger: true, onSelect: block },
      ]}
    />
  );
}
