import { useSettings } from '@afterglow/shared-state';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Camera, Gift, Heart, MessageCircle } from 'lucide-react';

/** What one can do, in credits. */
export function CostList() {
  const { t } = useTranslation();
  const { message_credits, photo_credits, gift_credits } = useSettings();
  const rows = [
    { icon: MessageCircle, title: t('pricing.oneMessage'), credits: message_credits },
    { icon: Camera, title: t('pricing.onePhoto'), credits: photo_credits },
    { icon: Gift, title: t('pricing.oneGift'), credits: gift_credits },
    { icon: Heart, title: t('pricing.free'), credits: 0 },
  ];
  return (
    <section>
      <h2 className="h3 mb-3">{t('pricing.costs')}</h2>
      <div className="card-x py-2">
        {rows.map(({ icon, title, credits }) => (
          <ListRow
            key={title}
            icon={icon}
            title={title}
            control={
              <b className="num text-nowrap">
                {credits ? t('credits', { count: credits }) : t('pricing.nothing')}
              </b>
            }
          />
        ))}
      </div>
    </section>
  );
}
