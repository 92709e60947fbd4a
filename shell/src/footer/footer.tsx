import { companyInfo, paths, useData, useSettings } from '@afterglow/shared-state';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { useHasPage } from '../boot/use-has-page.ts';
import { LanguageMenu } from '../language/language-menu.tsx';
import { SiteBrand } from '../navigation/site-brand.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { phoneLink } from './phone-link.ts';
import { UsFooter } from './us-footer.tsx';

export function Footer() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const phone = useSettings((settings) => settings.support_phone);
  const statement = useSettings((settings) => settings.compliance_token);
  const links = [
    [paths.page('terms'), t('footer.terms')],
    [paths.page('privacy'), t('footer.privacy')],
    [paths.page('cookies'), t('footer.cookies')],
    [paths.page('ban'), t('footer.ban')],
    [paths.pricing(), t('footer.pricing')],
    [paths.complaints(), t('footer.complaints')],
    [paths.page('return-policy'), t('footer.returnPolicy')],
    [paths.page('faq'), t('footer.faq')],
    [paths.page('service'), t('footer.support')],
    [paths.page('accessibility'), t('footer.accessibility')],
    [`/${statement}`, t('footer.compliance')],
    [paths.langConfig(), t('footer.language')],
  ] as const;

  return (
    <footer className="foot">
      <div className="wrapx">
        <div className="row-x between wrap mb-4">
          <SiteBrand />
          <LanguageMenu className="chip" />
        </div>
        <nav aria-label={t('footer.label')}>
          <ul className="foot-links">
            {links
              .filter(([to]) => hasPage(to))
              .map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
          </ul>
        </nav>
        {phone && (
          <p className="mt-3">
            <Trans
              i18nKey="footer.phone"
              values={{ phone }}
              components={{ tel: <a href={phoneLink(phone)}>{phone}</a> }}
            />
          </p>
        )}
        <hr className="hr" />
        <Disclaimer />
        <UsFooter />
        <Copyright />
      </div>
    </footer>
  );
}

function Copyright() {
  const { t } = useTranslation();
  const site = useSettings((settings) => settings.name);
  const { data: company } = useData(companyInfo);
  const year = new Date().getFullYear();
  return (
    <p className="xs mt-3">
      {company
        ? t('footer.copyrightCompany', { year, site, company: company.name, number: company.kvk })
        : t('footer.copyright', { year, site })}
    </p>
  );
}
