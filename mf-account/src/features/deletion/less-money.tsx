import { companyInfo, paths, resource, useData, useFormat } from '@afterglow/shared-state';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Coins, TicketPercent } from 'lucide-react';

const packages = resource('/api/packages.php', { of: (answer) => answer.packages });
const codes = resource('/api/discountcode.php', { of: (answer) => answer.discountcode });

/** For whom it costs too much: the smallest package, and a code. Nothing when there is none. */
export function LessMoney() {
  const { t } = useTranslation();
  const format = useFormat();
  const offered = useData(packages).data ?? [];
  const code = useData(companyInfo).data?.delete_discount;
  // A code that was used or has ended is not offered.
  const discount = useData(codes, code ? { code } : null).data;
  const [smallest] = [...offered].sort((one, other) => one.credits - other.credits);
  return (
    <>
      {smallest && (
        <ListRow
          icon={Coins}
          title={t('deletion.trial')}
          detail={t('deletion.trialHint', {
            count: smallest.credits,
            price: format.money(smallest.amount, smallest.currency),
          })}
          to={paths.credits(smallest.id)}
        />
      )}
      {discount && (
        <ListRow
          icon={TicketPercent}
          title={t('deletion.discount', { percentage: format.percent(discount.percentage) })}
          detail={t('deletion.discountHint', { code: discount.code })}
          to={paths.creditPackages()}
        />
      )}
    </>
  );
}
