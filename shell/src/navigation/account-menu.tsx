import type { User } from '@afterglow/shared-state';
import { Menu } from '@afterglow/shared-ui/components/overlays/menu';
import { Avatar } from '@afterglow/shared-ui/components/people/avatar';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ChevronDown } from 'lucide-react';
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

/** In the file of the menus' lists: a page stands there before what it shows only at a press. */
const bringList = () =>
  import(/* webpackChunkName: "soon" */ './account-list.tsx').then((code) => code.AccountList);

export function AccountMenu(props: Props) {
  const { user, trigger, label, className = `nv ${styles.button}`, isCurrent = false } = props;
  const { t } = useTranslation();
  const { name, main_image } = user.profile;
  const picture = main_image?.thumb_url;
  return (
    <Menu
      className={className}
      label={label ?? t('account.menu', { name })}
      bring={bringList}
      isCurrent={isCurrent}
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
