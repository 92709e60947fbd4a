import { paths, requestSignup } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props {
  isMember: boolean;
}

/** Members go to the packages; visitors join first, in the dialog or on its page. */
export function NextButton({ isMember }: Props) {
  const { t } = useTranslation();
  return (
    <p>
      {isMember ? (
        <LinkButton size="lg" to={paths.creditPackages()}>
          {t('pricing.choose')}
        </LinkButton>
      ) : (
        <Button size="lg" onClick={() => requestSignup({})}>
          {t('pricing.join')}
        </Button>
      )}
    </p>
  );
}
