import { creditsBadge, paths, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { Count } from '@afterglow/shared-ui/components/labels/count';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { NavLink, useLocation } from '@afterglow/shared-ui/router';
import { Coins, Crown } from 'lucide-react';

/**
 * Paying members see their credits when these run low; others are offered Premium, except while
 * they are paying for it.
 */
export function CreditsLink() {
  const { t } = useTranslation();
  const isPaying = useSession((state) => state.user?.paid_user ?? false);
  const credits = useSession((state) => state.user?.credits ?? 0);
  const { pathname } = useLocation();
  if (!isPaying) {
    return /^.(credits.|directdebit)/.test(pathname) ? null : (
      <LinkButton variant="gold" size="sm" icon={Crown} to={paths.premium()}>
        <span className="d-phone">{t('nav.premium')}</span>
        <span className="d-desk">{t('nav.getPremium')}</span>
      </LinkButton>
    );
  }
  const badge = creditsBadge(credits);
  return (
    <NavLink className="nv" to={paths.repeatOrder()}>
      <Coins className="i" aria-hidden="true" />
      <span className="nv-word">{t('nav.credits')}</span>
      {badge !== 'none' && (
        <Count
          value={credits}
          tone={badge === 'danger' ? 'zero' : 'low'}
          label={t('nav.creditsLeft', { count: credits })}
        />
      )}
    </NavLink>
  );
}
