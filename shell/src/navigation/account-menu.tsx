import { logOut, paths, type User } from '@afterglow/shared-state';
import { Menu } from '@afterglow/shared-ui/components/overlays/menu';
import type { MenuEntry } from '@afterglow/shared-ui/components/overlays/menu-item';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronDown, LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './account-menu.module.scss';

interface Props {
  user: User;
  /** What the button shows, and its name, which holds the words shown; by default picture and name. */
  trigger?: ReactNode;
  label?: string;
  className?: string;
  /** It leads to the page on screen. */
  isCurrent?: boolean;
}

export function AccountMenu(props: Props) {
  const { user, trigger, label, className = `nv ${styles.button}`, isCurrent = false } = props;
  const { t } = useTranslation();
  const { name, main_image } = user.profile;
  const picture = main_image?.thumb_url;
  const items: MenuEntry[] = [
    { id: 'profile', label: t('account.profile'), icon: UserRound, to: paths.profile() },
    { id: 'settings', label: t('account.settings'), icon: Settings, to: paths.settings() },
    {
      id: 'logout',
      label: t('account.logout'),
      icon: LogOut,
      onSelect: () => void logOut(t('account.logoutFailed')),
    },
  ];

  return (
    <Menu
      className={className}
      label={label ?? t('account.menu', { name })}
      items={items}
      isCurrent={isCurrent}
      head={
        <div className="row-x g3">
          <Avatar src={picture} size={44} />
          <span className="grow">
            <b className="d-block clip">{name}</b>
            <span className="sm mut d-block clip">{user.email}</span>
          </span>
        </div>
      }
      trigger={
        trigger ?? (
          <>
            <Avatar src={picture} size={36} />
            <span className={`${styles.name} clip`}>{name}</span>
            <ChevronDown className="i" aria-hidden="true" />
          </>
        )
      }
    />
  );
}
